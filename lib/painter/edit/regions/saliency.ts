import { softBlur } from '../pixels/box-blur.ts';
import type { OklabPlanes } from '../pixels/oklab-planes.ts';
import { createPlane, mapPlane, type Plane } from '../pixels/image.ts';

const passes = 4;

/**
 * The saliency of each pixel, 0 to 1: how hard it is to reach from the frame of the image without crossing a change of
 * colour (the minimum barrier distance of Zhang et al., "Minimum Barrier Salient Object Detection at 80 FPS", ICCV
 * 2015), times how unlike the frame its colour is, with a mild preference for the middle. The lower edge counts as
 * frame only if it looks like the other three: people are often cut off there.
 */
export function saliencyOf(colours: OklabPlanes): Plane {
  const { width, height } = colours.lightness;
  const contrast = frameContrast(colours);
  const seeds = frameSeeds(contrast);
  const barriers = [colours.lightness, colours.a, colours.b].map((channel) =>
    barrierDistance(softBlur(channel, 1), seeds),
  );
  const found = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const barrier =
        0.6 * (barriers[0]?.values[index] ?? 0) +
        1.4 * Math.hypot(barriers[1]?.values[index] ?? 0, barriers[2]?.values[index] ?? 0);
      const offX = (x + 0.5) / width - 0.5;
      const offY = (y + 0.5) / height - 0.52;
      const middle = Math.exp(-(offX * offX + offY * offY) / 0.22);
      found.values[index] = (barrier + 0.6 * (contrast.values[index] ?? 0)) * (0.45 + 0.55 * middle);
    }
  }
  const peak = quantile(found.values, 0.985);
  return peak < 0.02 ? createPlane(width, height) : mapPlane(found, (value) => Math.min(1, value / peak));
}

/** A quantile: the value below which this share of all values lies. */
export function quantile(values: Float32Array, share: number): number {
  const sorted = values.toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The distance of each colour to the nearest of the colours along the top, left and right edges. */
function frameContrast(colours: OklabPlanes): Plane {
  const { width, height } = colours.lightness;
  const samples: [number, number, number][] = [];
  const step = Math.max(1, Math.round((width + 2 * height) / 64));
  // Means of small windows: single pixels are noise.
  const smooth = [softBlur(colours.lightness, 2), softBlur(colours.a, 2), softBlur(colours.b, 2)] as const;
  const sample = (x: number, y: number) => {
    const index = y * width + x;
    samples.push([smooth[0].values[index] ?? 0, smooth[1].values[index] ?? 0, smooth[2].values[index] ?? 0]);
  };
  for (let x = 0; x < width; x += step) sample(x, 0);
  for (let y = 0; y < height; y += step) {
    sample(0, y);
    sample(width - 1, y);
  }
  const contrast = createPlane(width, height);
  const nearest = new Float64Array(4);
  for (let index = 0; index < contrast.values.length; index++) {
    // Not the minimum: a subject that touches the frame in places must not vanish.
    nearest.fill(Infinity);
    for (const [lightness, a, b] of samples) {
      let found = Math.hypot(
        0.6 * ((smooth[0].values[index] ?? 0) - lightness),
        1.4 * ((smooth[1].values[index] ?? 0) - a),
        1.4 * ((smooth[2].values[index] ?? 0) - b),
      );
      for (let rank = 0; rank < nearest.length; rank++) {
        const held = nearest[rank] ?? 0;
        if (found < held) {
          nearest[rank] = found;
          found = held;
        }
      }
    }
    contrast.values[index] = nearest.at(-1) ?? 0;
  }
  return contrast;
}

function frameSeeds({ width, height, values }: Plane): Uint8Array {
  const seeds = new Uint8Array(width * height);
  for (let x = 0; x < width; x++) seeds[x] = 1;
  for (let y = 0; y < height; y++) {
    seeds[y * width] = 1;
    seeds[y * width + width - 1] = 1;
  }
  const last = (height - 1) * width;
  for (let x = 0; x < width; x++) if ((values[last + x] ?? 0) < 0.035) seeds[last + x] = 1;
  return seeds;
}

/**
 * The minimum difference between the highest and the lowest value along any path from a seed, by alternating raster
 * scans.
 */
function barrierDistance({ width, height, values }: Plane, seeds: Uint8Array): Plane {
  const distance = createPlane(width, height);
  const highest = Float32Array.from(values);
  const lowest = Float32Array.from(values);
  for (let index = 0; index < seeds.length; index++) distance.values[index] = seeds[index] === 1 ? 0 : Infinity;
  const reach = (index: number, from: number) => {
    const value = values[index] ?? 0;
    const high = Math.max(highest[from] ?? 0, value);
    const low = Math.min(lowest[from] ?? 0, value);
    if (high - low < (distance.values[index] ?? 0)) {
      distance.values[index] = high - low;
      highest[index] = high;
      lowest[index] = low;
    }
  };
  for (let pass = 0; pass < passes; pass++) {
    const forward = pass % 2 === 0;
    for (let step = 0; step < width * height; step++) {
      const index = forward ? step : width * height - 1 - step;
      const x = index % width;
      if (forward) {
        if (x > 0) reach(index, index - 1);
        if (index >= width) reach(index, index - width);
      } else {
        if (x < width - 1) reach(index, index + 1);
        if (index + width < width * height) reach(index, index + width);
      }
    }
  }
  return distance;
}
