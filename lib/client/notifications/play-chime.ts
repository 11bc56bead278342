/** Two notes, a fifth apart: their frequencies in hertz and when they begin, in seconds. */
const notes = [
  [587.33, 0],
  [880, 0.14],
] as const;
const loudness = 0.16;
const lengthSeconds = 0.9;

let context: AudioContext | null = null;

/**
 * Plays two soft notes. Browsers let a page play audio only after a press in it; before that it stays silent.
 *
 * @returns whether the chime plays
 */
export async function playChime(): Promise<boolean> {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  // Never settles before a press has allowed it.
  if (context.state === 'suspended') void context.resume().catch(() => {});
  if (!navigator.userActivation.hasBeenActive) return false;
  for (const [frequency, delay] of notes) {
    const tone = new OscillatorNode(context, { frequency, type: 'sine' });
    const gain = new GainNode(context, { gain: 0 });
    const start = currentTime + delay;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lengthSeconds);
    tone.connect(gain).connect(destination);
    tone.start(start);
    tone.stop(start + lengthSeconds);
  }
  return true;
}
