import { createRandom } from './random.ts';

/** A smooth random field, about −1 to 1, with one feature per unit. */
export type Noise = (x: number, y: number) => number;

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradient noise after Ken Perlin, "Improving Noise" (SIGGRAPH 2002), in the plane, on a lattice that repeats after 256. */
export function createNoise(seed: number, name: string): Noise {
  const random = createRandom(seed, `noise ${name}`);
  const order = new Uint8Array(512);
  for (let index = 0; index < 256; index++) order[index] = index;
  for (let index = 255; index > 0; index--) {
    const other = Math.floor(random.next() * (index + 1));
    const kept = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = kept;
  }
  order.copyWithin(256, 0, 256);
  const slopeX = new Float32Array(256);
  const slopeY = new Float32Array(256);
  for (let index = 0; index < 256; index++) {
    const angle = (index / 256) * Math.PI * 2;
    slopeX[index] = Math.cos(angle) * 1.45;
    slopeY[index] = Math.sin(angle) * 1.45;
  }
  const corner = (cellX: number, cellY: number, dx: number, dy: number): number => {
    const index = order[(order[cellX & 255] as number) + (cellY & 255)] as number;
    return (slopeX[index] as number) * dx + (slopeY[index] as number) * dy;
  };
  return (x, y) => {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const dx = x - cellX;
    const dy = y - cellY;
    const across = fade(dx);
    const top = corner(cellX, cellY, dx, dy);
    const upper = top + (corner(cellX + 1, cellY, dx - 1, dy) - top) * across;
    const bottom = corner(cellX, cellY + 1, dx, dy - 1);
    const lower = bottom + (corner(cellX + 1, cellY + 1, dx - 1, dy - 1) - bottom) * across;
    return upper + (lower - upper) * fade(dy);
  };
}

/** Octaves of noise, each half as strong and twice as fine as the one before: fractional Brownian motion, about −1 to 1. */
export function fractal(noise: Noise, x: number, y: number, octaves: number, gain = 0.5): number {
  let [sum, strength, scale, total] = [0, 1, 1, 0];
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(x * scale + octave * 17.3, y * scale + octave * 9.1) * strength;
    total += strength;
    strength *= gain;
    scale *= 2.03;
  }
  return sum / total;
}

/** Octaves folded at zero into crests, 0 to 1 with 1 on the crest: Musgrave's ridged multifractal, simplified. */
export function ridged(noise: Noise, x: number, y: number, octaves: number): number {
  let [sum, strength, scale, total] = [0, 1, 1, 0];
  for (let octave = 0; octave < octaves; octave++) {
    const crest = 1 - Math.abs(noise(x * scale + octave * 31.7, y * scale + octave * 5.9));
    sum += crest * crest * strength;
    total += strength;
    strength *= 0.5;
    scale *= 2.07;
  }
  return sum / total;
}
