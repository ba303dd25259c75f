import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Table, TableRequest, TableSummary } from "../src/api/types";
import { sha256 } from "../src/sha256";
import { createTable, newPromise, promiseOf, rematch, showShares, showSharesAt, verdict } from "../src/table/shares";

const COMMITMENT = sha256("boriken key cafe");

interface Sent {
  path: string;
  body: { share?: string; promises?: string[]; seats?: { kind: string; promise?: string }[] };
}

let sent: Sent[] = [];
let id = "";
let answer: (sent: Sent) => { status: number; body: unknown };

beforeEach(() => {
  sent = [];
  id = newPromise().slice(0, 8);
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
    const request = { path, body: JSON.parse(body ?? "{}") as Sent["body"] };
    sent.push(request);
    const { status, body: told } = answer(request);
    return Promise.resolve(new Response(JSON.stringify(told), { status }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const table = (promises: (string | null)[], more: object = {}): Table =>
  ({
    id,
    yours: [0],
    status: "gathering",
    commitment: COMMITMENT,
    key: null,
    shares: promises.map((promise) => ({ promise, share: null, awaited: promise !== null })),
    ...more,
  }) as unknown as Table;

const begun = (waiting: Table, shares: (string | null)[], more: object = {}): Table => ({
  ...waiting,
  status: "playing",
  shares: waiting.shares.map((one, seat) => ({ ...one, share: shares[seat] ?? null, awaited: false })),
  ...more,
});

/** A table at which my share and another's are shown; mine is the first that was sent. */
async function shown(): Promise<{ waiting: Table; share: string }> {
  const waiting = table([newPromise(), promiseOf("b".repeat(64))]);
  answer = () => ({ status: 200, body: waiting });
  await showShares(waiting);
  return { waiting, share: sent[0]?.body.share ?? "" };
}

test.each(["", "abc", "boriken key é", "x".repeat(55), "x".repeat(56), "x".repeat(64), "x".repeat(1000)])(
  "the hash of %j is that of everybody",
  async (text) => {
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
    expect(sha256(text)).toBe(Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join(""));
  },
);

test("a share is shown when it is awaited, and it fits its promise", async () => {
  const promise = newPromise();
  const waiting = table([promise, null]);
  answer = () => ({ status: 200, body: { ...waiting, status: "playing" } });
  await showShares({ ...waiting, shares: waiting.shares.map((one) => ({ ...one, awaited: false })) });
  expect(sent).toEqual([]);
  expect((await showShares(waiting)).status).toBe("playing");
  expect(sent.map(({ path }) => path)).toEqual([`/api/tables/${id}/seats/0/share`]);
  expect(promiseOf(sent[0]?.body.share ?? "")).toBe(promise);
});

test("whoever is on the home page when the last seat is taken shows their share from there", async () => {
  const waiting = table([newPromise(), promiseOf("b".repeat(64))]);
  answer = () => ({ status: 200, body: waiting });
  const listed = { id, status: "gathering", yours: [0], seats: [{ kind: "person" }, { kind: "open" }] };
  await showSharesAt([listed as unknown as TableSummary]);
  expect(sent).toEqual([]);
  await showSharesAt([{ ...listed, seats: [{ kind: "person" }, { kind: "person" }] } as unknown as TableSummary]);
  expect(sent.map(({ path }) => path)).toEqual([`/api/tables/${id}`, `/api/tables/${id}/seats/0/share`]);
});

test("what another browser has promised is not shown here", async () => {
  await showShares(table([promiseOf("a".repeat(64)), null]));
  expect(sent).toEqual([]);
});

test("a share is shown to one list of promises only", async () => {
  const { waiting } = await shown();
  answer = () => ({ status: 500, body: {} });
  await showShares(table([waiting.shares[0]?.promise ?? null, promiseOf("c".repeat(64))]));
  expect(sent).toHaveLength(1);
});

test("a server that cannot be reached is asked again", async () => {
  vi.useFakeTimers();
  const waiting = table([newPromise()]);
  answer = () =>
    sent.length < 3 ? { status: 503, body: { error: { code: "unavailable" } } } : { status: 200, body: waiting };
  const done = showShares(waiting);
  await vi.runAllTimersAsync();
  await done;
  vi.useRealTimers();
  expect(sent).toHaveLength(3);
});

test("each of my seats has a share of its own, and bots have none", async () => {
  answer = () => ({ status: 201, body: table([]) });
  const seats = [
    { kind: "me" as const },
    { kind: "bot" as const, level: "casual" },
    { kind: "me" as const, name: "B" },
  ];
  await createTable({ game: "g", players: 3, options: {}, seats } as unknown as TableRequest);
  const promises = sent[0]?.body.seats?.map(({ promise }) => promise) ?? [];
  expect(promises.map((promise) => promise?.length)).toEqual([64, undefined, 64]);
  expect(promises[0]).not.toBe(promises[2]);
  await rematch("t", 2);
  expect(new Set(sent[1]?.body.promises).size).toBe(2);
});

test("the browser finds its share in what the table publishes", async () => {
  const { waiting, share } = await shown();
  const other = "b".repeat(64);
  expect(verdict(waiting)).toBe(null);
  expect(verdict(begun(waiting, [share, other]))).toBe("in");
  expect(verdict(begun(waiting, [share, null]))).toBe("in");
  expect(verdict(begun(waiting, [share, other], { key: "cafe" }))).toBe("in");
  expect(verdict({ ...begun(waiting, [share, other]), id: "another" })).toBe(null);
});

test("the browser notices whatever was changed since it showed its share", async () => {
  const { waiting, share } = await shown();
  const other = "b".repeat(64);
  const fair = begun(waiting, [share, other]);
  expect(verdict(begun(waiting, [null, other]))).toBe("changed");
  expect(verdict({ ...fair, commitment: sha256("boriken key beef") })).toBe("changed");
  expect(verdict({ ...fair, key: "beef" })).toBe("changed");
  const exchanged = table([waiting.shares[0]?.promise ?? null, promiseOf("c".repeat(64))]);
  expect(verdict(begun(exchanged, [share, "c".repeat(64)]))).toBe("changed");
});

test("a share that came too late is no reason for suspicion", async () => {
  const waiting = table([newPromise(), null]);
  answer = () => ({ status: 409, body: { error: { code: "begun", message: "" } } });
  await showShares(waiting);
  expect(verdict(begun(waiting, [null, null]))).toBe("late");
});
