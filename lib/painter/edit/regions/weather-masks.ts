import type { OklabPlanes } from '../pixels/oklab-planes.ts';
import { mapPlane, type Plane } from '../pixels/image.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import { colourMask } from './colour-mask.ts';

/**
 * Clouds: the part of the sky that is whiter than the rest at that height, because skies are paler toward the horizon.
 */
export function cloudMask(colours: OklabPlanes, sky: Plane): Plane {
  const { width, height } = sky;
  const chroma = mapPlane(colours.a, (a, index) => Math.hypot(a, colours.b.values[index] ?? 0));
  const usualChroma = rowMedians(chroma, sky);
  const usualLightness = rowMedians(colours.lightness, sky);
  return mapPlane(sky, (value, index) => {
    const y = Math.min(height - 1, Math.floor(index / width));
    const lighter = (colours.lightness.values[index] ?? 0) - (usualLightness[y] ?? 0);
    const greyer = (usualChroma[y] ?? 0) - (chroma.values[index] ?? 0);
    const difference = Math.abs(lighter) + Math.max(0, greyer) * 2;
    return value * smoothStep(0.04, 0.11, difference) * smoothStep(-0.2, -0.1, lighter);
  });
}

/** For each row, the median of a channel over the sky in it and the rows near it. */
function rowMedians({ width, height, values }: Plane, sky: Plane): Float32Array {
  const medians = new Float32Array(height);
  const reach = Math.max(1, Math.round(height / 14));
  for (let y = 0; y < height; y++) {
    const found: number[] = [];
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 2) {
      for (let x = 0; x < width; x += 4) {
        if ((sky.values[row * width + x] ?? 0) > 0.5) found.push(values[row * width + x] ?? 0);
      }
    }
    medians[y] = found.toSorted((one, other) => one - other)[Math.floor(found.length / 2)] ?? 0;
  }
  return medians;
}

/** Blue to green-blue, not sky, and below the horizon or the upper third: probably water, by colour and position. */
export function waterMask(colours: OklabPlanes, sky: Plane): Plane {
  const { width, height } = sky;
  const wet = colourMask(
    colours,
    ({ h, c }) => smoothStep(165, 182, h) * smoothStep(292, 280, h) * smoothStep(0.012, 0.028, c),
  );
  const horizon = Math.max(height * 0.3, horizonOf(sky));
  return mapPlane(wet, (value, index) =>
    Math.floor(index / width) > horizon ? value * (1 - (sky.values[index] ?? 0)) : 0,
  );
}

/**
 * The row down to which the sky reaches in most columns, ignoring hills and trees: its lowest row except in a tenth of
 * all columns.
 */
function horizonOf({ width, height, values }: Plane): number {
  const lowest = Array.from({ length: width }, (_, x) => {
    for (let y = height - 1; y >= 0; y--) if ((values[y * width + x] ?? 0) > 0.5) return y;
    return 0;
  });
  return lowest.toSorted((one, other) => one - other)[Math.floor(width * 0.9)] ?? 0;
}
