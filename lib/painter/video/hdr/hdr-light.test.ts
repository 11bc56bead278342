import { describe, expect, it } from 'vitest';
import { peakNits, referenceWhiteNits } from '../../../media/colour/transfer-functions.ts';
import { createHdrLight, expandHighlights, exposureGain, type HdrLook } from './hdr-light.ts';

const neutral: HdrLook = { exposure: 0.5, saturation: 0.5, highlightThreshold: 0.65 };
const source = { primaries: 'bt709', transfer: 'bt1886' } as const;
const skinOf = (saturation: number) => createHdrLight({ ...neutral, saturation }, source)([0.6, 0.3, 0.25]);
const greyOf = (look: Partial<HdrLook>, signal: number) =>
  createHdrLight({ ...neutral, ...look }, source)([signal, signal, signal])[1];

describe('exposureGain', () => {
  it('spans two stops either way', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map(exposureGain)).toEqual([0.25, 0.5, 1, 2, 4]);
  });
});

describe('expandHighlights', () => {
  it.each([0.25, 1, 3.9])('has a continuous slope at a gain of %d', (gain) => {
    const step = 1e-4;
    let slope = gain;
    for (let light = 0; light < 1 - step; light += step) {
      const next = (expandHighlights(light + step, gain, 0.36) - expandHighlights(light, gain, 0.36)) / step;
      expect(next).toBeGreaterThan(0);
      expect(Math.abs(next - slope)).toBeLessThan(0.02);
      slope = next;
    }
  });
});

describe('createHdrLight', () => {
  it('leaves greys below the threshold at the light of a display with white at 203 cd/m²', () => {
    expect(greyOf({}, 0.5)).toBeCloseTo(0.5 ** 2.4 * referenceWhiteNits, 6);
    expect(greyOf({}, 0)).toBe(0);
  });

  it('maps white to the peak', () => {
    expect(greyOf({}, 1)).toBeCloseTo(peakNits, 6);
    expect(greyOf({ exposure: 1 }, 1)).toBeCloseTo(peakNits, 6);
    expect(greyOf({ exposure: 0.25 }, 1)).toBeCloseTo(peakNits / 2, 6);
  });

  it('gets brighter with exposure, and darker in highlights with a higher threshold', () => {
    const byExposure = [0, 0.25, 0.5, 0.75, 1].map((exposure) => greyOf({ exposure }, 0.7));
    expect(byExposure).toEqual([...new Set(byExposure)].toSorted((one, other) => one - other));
    const byThreshold = [0.45, 0.55, 0.65, 0.75, 0.85].map((highlightThreshold) => greyOf({ highlightThreshold }, 0.9));
    expect(byThreshold).toEqual([...new Set(byThreshold)].toSorted((one, other) => other - one));
  });

  it('changes colour with saturation, but neither luminance nor greys', () => {
    const wide = [0.2627, 0.678, 0.0593] as const;
    const luminance = ([red, green, blue]: readonly [number, number, number]) =>
      wide[0] * red + wide[1] * green + wide[2] * blue;
    const spreads = [0, 0.25, 0.5, 0.75, 1].map(
      (saturation) => Math.max(...skinOf(saturation)) - Math.min(...skinOf(saturation)),
    );
    expect(spreads).toEqual([...new Set(spreads)].toSorted((one, other) => one - other));
    for (const saturation of [0, 1]) expect(luminance(skinOf(saturation))).toBeCloseTo(luminance(skinOf(0.5)), 2);
    expect(greyOf({ saturation: 1 }, 0.4)).toBeCloseTo(greyOf({}, 0.4), 6);
  });

  it('never leaves the range of the display', () => {
    const light = createHdrLight({ exposure: 1, saturation: 1, highlightThreshold: 0.45 }, source);
    for (const signal of [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [1, 1, 0],
      [0.9, 1, 0.2],
    ] as const) {
      for (const nits of light(signal)) {
        expect(nits).toBeGreaterThanOrEqual(0);
        expect(nits).toBeLessThanOrEqual(peakNits + 1e-6);
      }
    }
  });
});
