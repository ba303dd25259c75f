// Codes compared with those of another program (Segno), for texts that fill their version.
import { expect, test } from "vitest";
import { qrCode } from "../src/qr";

const ALPHABET = "abcDEF0123456789_-";
const text = (length: number) => `https://boriken.example/join/${ALPHABET.repeat(20)}`.slice(0, length);

const KNOWN: [length: number, size: number, hash: string][] = [
  [14, 21, "c5a2e6ec5f0919e0"],
  [42, 29, "912560e1219f3800"],
  [106, 41, "921550a6d851fd3d"],
  [122, 45, "ef857045c9b96396"],
  [213, 57, "5c5422ec11dc214c"],
];

test.each(KNOWN)("a text of %i bytes fills a code of %i modules a side", async (length, size, hash) => {
  const rows = (qrCode(text(length)) ?? []).map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
  expect(rows).toHaveLength(size);
  expect((await sha256(rows.join("\n"))).slice(0, 16)).toBe(hash);
});

test("a short text is filled up", () => {
  expect(qrCode("a")).toHaveLength(21);
});

test("a text that is too long has no code", () => {
  expect(qrCode(text(214))).toBeNull();
});

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
