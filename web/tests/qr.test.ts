// Codes compared with those of another program (Segno), for texts that fill their version. Of the eight masks programs may
// choose different ones; for these texts it is the same.
import { expect, test } from "vitest";
import { qrCode } from "../src/qr";

const ALPHABET = "abcDEF0123456789_-";
const text = (length: number) => `boriken/join/${ALPHABET.repeat(20)}`.slice(0, length);

const KNOWN: [length: number, size: number, hash: string][] = [
  [106, 41, "f8218165eed3d4f5"],
  [122, 45, "ded1ae6a1d5ef7b3"],
  [152, 49, "614383bae1b13a2e"],
  [180, 53, "4402675154af7f94"],
  [213, 57, "6bee891541ab6c00"],
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
