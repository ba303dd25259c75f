// Quiet sounds, made by the browser itself: a tap on wood for a decision, two notes for one's own turn.

let context: AudioContext | null = null;

/** A tone that fades at once. */
function tone(pitch: number, after: number, length: number, loud: number): void {
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const [voice, volume] = [context.createOscillator(), context.createGain()];
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}

export function tap(): void {
  tone(190, 0, 0.07, 0.06);
}

export function yourTurn(): void {
  tone(523, 0, 0.25, 0.05);
  tone(784, 0.12, 0.35, 0.05);
}
