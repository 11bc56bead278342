/** Samples per second of all audio that is synthesised or mixed here. */
export const audioRate = 48_000;

/** Audio in memory: two channels of equal length, −1 to 1. */
export interface StereoAudio {
  sampleRate: typeof audioRate;
  left: Float32Array;
  right: Float32Array;
}

/** Silence of a length in seconds. */
export function createSilence(durationSeconds: number): StereoAudio {
  const samples = Math.max(0, Math.round(durationSeconds * audioRate));
  return { sampleRate: audioRate, left: new Float32Array(samples), right: new Float32Array(samples) };
}
