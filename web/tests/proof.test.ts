import { expect, test } from "vitest";
import { ApiError } from "../src/api/client";
import { browserName, orAsk } from "../src/account/proof";

test("a browser is called as people call it", () => {
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
  const edge = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0";
  const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Safari/604.1";
  expect([firefox, edge, phone, "curl/8", ""].map(browserName)).toEqual([
    "Firefox, Linux",
    "Edge, Windows",
    "Safari, iPhone",
    "curl/8",
    "",
  ]);
});

test("the server's wish for proof is passed on, other errors are thrown", async () => {
  const asked: string[] = [];
  const refuse = (code: string) => () => Promise.reject(new ApiError(403, code, "", { by: "password passkey" }));
  expect(await orAsk(refuse("prove"), (by) => asked.push(by))).toBeNull();
  expect(asked).toEqual(["password passkey"]);
  await expect(orAsk(refuse("by_link"), (by) => asked.push(by))).rejects.toThrow(ApiError);
  expect(
    await orAsk(
      () => Promise.resolve(7),
      (by) => asked.push(by),
    ),
  ).toBe(7);
});
