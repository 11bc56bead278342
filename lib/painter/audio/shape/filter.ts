import { audioRate } from '../../../media/write/stereo-audio.ts';

/** A filter whose cutoff may change while it runs. After `step`, its three outputs can be read. */
export interface Filter {
  /** Sets the cutoff. `q` 0.7 is flat, higher values resonate. */
  tune: (frequencyHz: number, q?: number) => void;
  step: (value: number) => void;
  low: number;
  band: number;
  high: number;
}

/**
 * A state variable filter that stays stable when modulated (A. Simper,
 * https://cytomic.com/files/dsp/SvfLinearTrapOptimised2.pdf).
 */
export function createFilter(frequencyHz: number, q = Math.SQRT1_2): Filter {
  let [first, second, third, damping] = [0, 0, 0, 1];
  let [held, heldToo] = [0, 0];
  const filter: Filter = {
    low: 0,
    band: 0,
    high: 0,
    tune: (frequencyHz, q = Math.SQRT1_2) => {
      const bend = Math.tan((Math.PI * Math.min(21_000, Math.max(5, frequencyHz))) / audioRate);
      damping = 1 / q;
      first = 1 / (1 + bend * (bend + damping));
      second = bend * first;
      third = bend * second;
    },
    step: (value) => {
      const difference = value - heldToo;
      const band = first * held + second * difference;
      const low = heldToo + second * held + third * difference;
      held = 2 * band - held;
      heldToo = 2 * low - heldToo;
      filter.low = low;
      filter.band = band;
      filter.high = value - damping * band - low;
    },
  };
  filter.tune(frequencyHz, q);
  return filter;
}
