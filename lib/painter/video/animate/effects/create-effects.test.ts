import { describe, expect, it } from 'vitest';
import { planMotion } from '../motion-plan.ts';
import { createOverlay } from './create-effects.ts';

const size = { width: 160, height: 90 };
const grey = () => new Uint32Array(size.width * size.height).fill(0xff806040);
const noEffects = planMotion('static').effects;
const names = Object.keys(noEffects) as (keyof typeof noEffects)[];

function changeOf(one: ArrayLike<number>, other: ArrayLike<number>): number {
  return Array.from(one).filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 2).length;
}

describe('createOverlay', () => {
  it.each(names)('draws %s over the image, more with time, the same for the same seed', (name) => {
    const amounts = { ...noEffects, [name]: 1 };
    const overlay = createOverlay(amounts, { ...size, seed: 4 });
    const plain = new Uint8Array(grey().buffer);
    expect(changeOf(overlay(grey(), 0), plain)).toBe(0);
    const later = overlay(grey(), 1.6).slice();
    expect(changeOf(later, plain)).toBeGreaterThan(20);
    expect(changeOf(overlay(grey(), 2.3), later)).toBeGreaterThan(10);
    expect(Buffer.from(createOverlay(amounts, { ...size, seed: 4 })(grey(), 1.6))).toEqual(Buffer.from(later));
  });

  it('fades effects out by the given end', () => {
    const overlay = createOverlay({ ...noEffects, rain: 1, fog: 1 }, { ...size, seed: 4, endSeconds: 2 });
    const plain = new Uint8Array(grey().buffer);
    expect(changeOf(overlay(grey(), 1), plain)).toBeGreaterThan(20);
    expect(changeOf(overlay(grey(), 2), plain)).toBe(0);
  });

  it('passes frames unchanged when there are no effects', () => {
    const frame = grey();
    expect(createOverlay(noEffects, { ...size, seed: 4 })(frame, 1).buffer).toBe(frame.buffer);
  });
});
