import { findComponents, type Component } from '../pixels/connected-components.ts';
import { mapPlane, type Plane } from '../pixels/image.ts';
import type { RegionPlace } from './region-query.ts';

/** The share of the image below which a part of a mask counts as dust, or a hole as a pinhole. */
const speckShare = 0.0002;

/** A mask's values below this are only soft edges. */
const edgeValue = 0.12;

/** What counts as small, as shares of the area of the mask's largest part. */
export interface PartLimits {
  /** Smaller parts are removed. */
  share: number;
  /** Smaller holes that do not touch the frame are filled. */
  holes: number;
}

/** Removes a mask's small parts together with their soft edges, and fills its small holes. */
export function keepLargeParts(mask: Plane, limits: PartLimits): Plane {
  const { width, height, values } = mask;
  const parts = findComponents(width, height, (index) => (values[index] ?? 0) > edgeValue);
  const cores = new Float64Array(parts.list.length + 1);
  for (let index = 0; index < values.length; index++) {
    const part = parts.labels[index] ?? 0;
    if (part > 0 && (values[index] ?? 0) > 0.5) cores[part] = (cores[part] ?? 0) + 1;
  }
  const largest = Math.max(...cores);
  const dust = speckShare * width * height;
  const least = Math.max(1, Math.min(largest, Math.max(dust, largest * limits.share)));
  const holes = findComponents(width, height, (index) => (values[index] ?? 0) <= 0.5);
  const small = new Set(
    holes.list
      .filter(({ area, left, top, right, bottom }) => {
        const isInside = left > 0 && top > 0 && right < width - 1 && bottom < height - 1;
        return isInside && area < Math.max(dust, largest * limits.holes);
      })
      .map(({ label }) => label),
  );
  return mapPlane(mask, (value, index) => {
    const hole = holes.labels[index] ?? 0;
    if (hole > 0 && small.has(hole)) return 1;
    return (cores[parts.labels[index] ?? 0] ?? 0) >= least ? value : 0;
  });
}

function isAt({ centreX, centreY }: Component, place: RegionPlace, width: number, height: number): boolean {
  const across = (centreX + 0.5) / width - 0.5;
  const down = (centreY + 0.5) / height - 0.5;
  const isInside: Record<RegionPlace, boolean> = {
    left: across < 0,
    right: across > 0,
    top: down < 0,
    bottom: down > 0,
    centre: Math.abs(across) < 0.25 && Math.abs(down) < 0.25,
  };
  return isInside[place];
}

/** Selects the parts of a mask whose centre lies in a part of the frame. */
export function keepPlace(mask: Plane, place: RegionPlace): Plane {
  const { width, height, values } = mask;
  const parts = findComponents(width, height, (index) => (values[index] ?? 0) > edgeValue);
  const kept = new Set(parts.list.filter((part) => isAt(part, place, width, height)).map(({ label }) => label));
  return mapPlane(mask, (value, index) => (kept.has(parts.labels[index] ?? 0) ? value : 0));
}
