import { type Area, areaWithin, type MaskPixels, paintedArea } from './mask-pixels.ts';

/** From here on a pixel counts as painted. */
const painted = 128;

/**
 * Moves the edge of a mask outwards by some pixels in every direction, or inwards by a negative number. The edge becomes crisp, and smooth
 * over one pixel. By the exact distance to the nearest pixel of the other side
 * (Felzenszwalb and Huttenlocher, Distance Transforms of Sampled Functions, 2012).
 *
 * @returns the pixels that may have changed; null for none
 */
export function growMask(mask: MaskPixels, pixels: number): Area | null {
  const held = paintedArea(mask);
  if (held === null || pixels === 0) return null;
  const isGrowing = pixels > 0;
  const reach = Math.abs(pixels);
  const margin = isGrowing ? reach + 1 : 1;
  // What lies beyond the picture is no edge: a mask that reaches the border of the picture keeps it when it shrinks.
  const area = areaWithin(mask, {
    left: held.left - margin,
    top: held.top - margin,
    right: held.right + margin,
    bottom: held.bottom + margin,
  });
  if (area === null) return null;
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  const distances = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = (area.top + y) * mask.width + area.left;
    for (let x = 0; x < width; x += 1) {
      const isInside = (mask.values[row + x] ?? 0) >= painted;
      distances[y * width + x] = isInside === isGrowing ? 0 : Infinity;
    }
  }
  squaredDistances(distances, width, height);
  for (let y = 0; y < height; y += 1) {
    const row = (area.top + y) * mask.width + area.left;
    for (let x = 0; x < width; x += 1) {
      const distance = Math.sqrt(distances[y * width + x] ?? Infinity);
      const near = Math.max(0, Math.min(1, reach + 0.5 - (distance - 0.5)));
      const covered = distance === 0 ? 1 : near;
      mask.values[row + x] = Math.round(255 * (isGrowing ? covered : 1 - covered));
    }
  }
  return area;
}

/** Replaces 0 and infinity by the squared distance to the nearest 0, in place: columns first, then rows. */
function squaredDistances(grid: Float32Array, width: number, height: number): void {
  const length = Math.max(width, height);
  const line = new Float32Array(length);
  const scratch = { places: new Int32Array(length), bounds: new Float32Array(length + 1) };
  const pass = (start: number, step: number, count: number) => {
    for (let at = 0; at < count; at += 1) line[at] = grid[start + at * step] ?? Infinity;
    lowestParabolas(line, count, scratch, (at, value) => {
      grid[start + at * step] = value;
    });
  };
  for (let x = 0; x < width; x += 1) pass(x, width, height);
  for (let y = 0; y < height; y += 1) pass(y * width, 1, width);
}

/** The lower envelope of parabolas that stand at each place of a line. */
function lowestParabolas(
  line: Float32Array,
  count: number,
  { places, bounds }: { places: Int32Array; bounds: Float32Array },
  write: (at: number, value: number) => void,
): void {
  let last = -1;
  for (let at = 0; at < count; at += 1) {
    const value = line[at] ?? Infinity;
    if (value === Infinity) continue;
    let bound = -Infinity;
    while (last >= 0) {
      const place = places[last] ?? 0;
      bound = (value + at * at - ((line[place] ?? 0) + place * place)) / (2 * (at - place));
      if (bound > (bounds[last] ?? -Infinity)) break;
      last -= 1;
    }
    last += 1;
    places[last] = at;
    bounds[last] = last === 0 ? -Infinity : bound;
  }
  if (last === -1) return;
  let current = 0;
  for (let at = 0; at < count; at += 1) {
    while (current < last && (bounds[current + 1] ?? Infinity) < at) current += 1;
    const place = places[current] ?? 0;
    write(at, (at - place) ** 2 + (line[place] ?? 0));
  }
}
