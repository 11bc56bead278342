import type { SKRSContext2D } from '@napi-rs/canvas';

/** Fine grain, as of uncoated paper, over a whole canvas. `strength` in levels of 255; the same seed gives the same grain. */
export function addGrain(context: SKRSContext2D, strength: number, seed: number): void {
  const { width, height } = context.canvas;
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  let state = (seed ^ 0x2545f491) | 1;
  for (let at = 0; at < data.length; at += 4) {
    // xorshift32 (Marsaglia, "Xorshift RNGs", https://doi.org/10.18637/jss.v008.i14)
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const change = ((state >>> 8) / 0x1000000 - 0.5) * strength * 2;
    data[at] = (data[at] ?? 0) + change;
    data[at + 1] = (data[at + 1] ?? 0) + change;
    data[at + 2] = (data[at + 2] ?? 0) + change;
  }
  context.putImageData(image, 0, 0);
}
