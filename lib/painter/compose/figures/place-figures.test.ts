import { describe, expect, it } from 'vitest';
import { clearBackdrop } from '../backdrop/clear-backdrop.ts';
import { type Figure, notCutOff } from './figure.ts';
import { type FigurePlacement, placeFigures } from './place-figures.ts';
import { createImage } from '../../edit/pixels/image.ts';

const size = { width: 600, height: 400 };

function placementOf(
  changes: Partial<FigurePlacement> = {},
  isCutOff: Figure['isCutOff'] = notCutOff,
): FigurePlacement {
  const image = createImage(40, 60, true);
  const figure: Figure = { image, isCutOff, hasLight: false, hasShadow: false, isStanding: true };
  return { figure, across: null, nearness: 0, scale: 1, isMirrored: false, box: null, ...changes };
}

const place = (placements: FigurePlacement[]) =>
  placeFigures(placements, { backdrop: clearBackdrop(size), size, seed: 2 });

describe('placeFigures', () => {
  it('places all figures of a group inside the frame, in their proportions', () => {
    for (const count of [1, 2, 4, 7, 14]) {
      const places = place(Array.from({ length: count }, () => placementOf()));
      expect(places).toHaveLength(count);
      for (const { area } of places) {
        expect(Math.min(area.left, area.top)).toBeGreaterThanOrEqual(0);
        expect(Math.max(area.right, area.bottom)).toBeLessThanOrEqual(1);
        const aspect = ((area.right - area.left) * size.width) / ((area.bottom - area.top) * size.height);
        expect(aspect).toBeCloseTo(40 / 60, 4);
      }
    }
  });

  it('places figures in their boxes, and those cut off by their frame at the lower edge', () => {
    const box = { left: 0.1, top: 0.2, right: 0.5, bottom: 0.7 };
    const [boxed] = place([placementOf({ box })]);
    expect(boxed?.area).toMatchObject({ bottom: 0.7 });
    expect(boxed?.area.left).toBeGreaterThanOrEqual(0.1);
    expect(boxed?.area.right).toBeLessThanOrEqual(0.5);
    const [cut] = place([placementOf({}, { left: false, right: false, bottom: true })]);
    expect(cut?.area.bottom).toBe(1);
  });

  it('draws nearer figures later and larger', () => {
    const places = place([placementOf({ nearness: 1, across: 0.3 }), placementOf({ nearness: -1, across: 0.7 })]);
    expect(places.map(({ nearness }) => nearness)).toEqual([-1, 1]);
    const [far, near] = places.map(({ area }) => area.bottom - area.top);
    expect(near).toBeGreaterThan(far ?? 1);
  });
});
