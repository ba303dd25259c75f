// A bot for Boriken in JavaScript: boriken play puerto-rico --bots "exec:node examples/ada.js"
// It never passes if it can do something, and likes to do what brings most of its favourite words.
const readline = require("node:readline");

const FAVOURITES = ["ship", "build", "settle quarry", "captain", "builder", "craftsman", "sell", "settle"];
let seed = 1;

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

function random(below) {
  seed = (seed * 48271) % 2147483647; // the same seed, the same game
  return seed % below;
}

function choose(choices) {
  for (const favourite of FAVOURITES) {
    const liked = choices.filter((action) => action.startsWith(favourite));
    if (liked.length) return liked[random(liked.length)];
  }
  const others = choices.filter((action) => action !== "pass");
  return others[random(others.length)]; // one is asked only where there is a choice
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", protocol: 1, name: "Ada" });
  if (message.type === "new_game") seed = (message.seed % 2147483646) + 1;
  if (message.type === "choose") say({ type: "choice", id: message.id, action: choose(message.choices) });
  if (message.type === "bye") process.exit(0);
});
