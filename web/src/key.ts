/** A key that nobody else has made: the server does a request once, however often it arrives. */
export function newKey(): string {
  // Not randomUUID: that exists only where the page came by https.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
