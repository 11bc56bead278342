import type { Pixels } from './shot.ts';

function wordsOf(pixels: Pixels): Uint32Array {
  return new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);
}

/**
 * Mixes two frames into a third: `share` 0 is the first, 1 the second. Two channels are mixed at once in one 32-bit word
 * (SIMD within a register); the share has eight bits.
 */
export function mixFrames(from: Pixels, to: Pixels, share: number, target: Pixels): void {
  const [source, other, result] = [wordsOf(from), wordsOf(to), wordsOf(target)];
  const weight = Math.round(Math.min(1, Math.max(0, share)) * 256);
  const rest = 256 - weight;
  for (let index = 0; index < result.length; index += 1) {
    const a = source[index] as number;
    const b = other[index] as number;
    const redBlue = ((Math.imul(a & 0xff00ff, rest) + Math.imul(b & 0xff00ff, weight)) >>> 8) & 0xff00ff;
    const green = (Math.imul((a >>> 8) & 0xff, rest) + Math.imul((b >>> 8) & 0xff, weight)) & 0xff00;
    result[index] = 0xff000000 | redBlue | green;
  }
}

/** Darkens a frame: 1 leaves it unchanged, 0 makes it black. */
export function dimFrame(from: Pixels, light: number, target: Pixels): void {
  const [source, result] = [wordsOf(from), wordsOf(target)];
  const weight = Math.round(Math.min(1, Math.max(0, light)) * 256);
  for (let index = 0; index < result.length; index += 1) {
    const a = source[index] as number;
    const redBlue = (Math.imul(a & 0xff00ff, weight) >>> 8) & 0xff00ff;
    result[index] = 0xff000000 | redBlue | (Math.imul((a >>> 8) & 0xff, weight) & 0xff00);
  }
}
