// Sits down at a table by its invitation, and plays there whenever it is asked, until the game is over.
//
// BORIKEN_TOKEN=boriken_... node sit.mjs http://127.0.0.1:8000 TABLE INVITATION

const [server, table, invitation] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${process.env.BORIKEN_TOKEN}`, "Content-Type": "application/json" };

async function ask(method, path, body) {
  const answer = await fetch(`${server}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  const data = await answer.json();
  if (answer.ok || data.error.code === "stale") return data;
  throw new Error(`${data.error.code}: ${data.error.message}`);
}

async function decide(state) {
  const actions = [state.choices[Math.floor(Math.random() * state.choices.length)]];
  const key = `sit-${state.version}`;
  return (await ask("POST", `/tables/${table}/moves`, { version: state.version, key, seat: state.seat, actions })).state;
}

const { yours } = await ask("POST", `/tables/${table}/join`, { invitation });
// Server-sent events: a block of lines for each, with an empty line between them.
const stream = await fetch(`${server}/api/tables/${table}/stream?seat=${yours[0]}`, { headers });
let text = "";
let decided = 0; // the last version that was answered: the stream tells of it, too
reading: for await (const part of stream.body.pipeThrough(new TextDecoderStream())) {
  text += part;
  const blocks = text.split("\n\n");
  text = blocks.pop();
  for (const block of blocks) {
    const fields = Object.fromEntries(block.split("\n").map((line) => line.split(/: (.*)/s)));
    if (fields.event !== "state") continue;
    let state = JSON.parse(fields.data);
    while (!state.over && state.choices.length > 0 && state.version > decided) {
      decided = state.version;
      state = await decide(state);
    }
    if (state.over) {
      for (const { seat, points, place } of state.scores) console.log(`seat ${seat}: ${points} points, place ${place}`);
      break reading;
    }
  }
}
process.exit(0);
