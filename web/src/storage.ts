// Values kept in the browser's storage. The browser may refuse (private windows, full disks): then nothing is kept.

export function recall<Value>(name: string, otherwise: Value): Value {
  try {
    const text = localStorage.getItem(`boriken.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as Value);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(`boriken.${name}`);
    else localStorage.setItem(`boriken.${name}`, JSON.stringify(value));
  } catch {
    // Not remembered.
  }
}
