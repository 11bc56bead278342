import type { Random } from '../../scene/noise/random.ts';

/** How a noise's power falls with frequency: not at all, 3 dB an octave, 6 dB an octave. */
export type NoiseColour = 'white' | 'pink' | 'brown';

/** An endless noise of about ±1; pink by P. Kellet's filter (https://www.firstpr.com.au/dsp/pink-noise/). */
export function createNoiseSource(random: Random, colour: NoiseColour): () => number {
  const white = () => random.next() * 2 - 1;
  if (colour === 'white') return white;
  if (colour === 'brown') {
    let sum = 0;
    return () => {
      sum = sum * 0.998 + white() * 0.06;
      return sum;
    };
  }
  let [slow, middle, fast] = [0, 0, 0];
  return () => {
    const value = white();
    slow = 0.99765 * slow + value * 0.099046;
    middle = 0.963 * middle + value * 0.2965164;
    fast = 0.57 * fast + value * 1.0526913;
    return (slow + middle + fast + value * 0.1848) * 0.28;
  };
}
