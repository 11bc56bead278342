import { type Area, areaWithin, type MaskPixels, paintedArea } from './mask-pixels.ts';

const passes = 3;

/**
 * Softens the edge of a mask over about as many pixels to each side, by three box blurs, which come close to a Gaussian one. The pixels at the
 * border of the picture are repeated beyond it.
 *
 * @returns the pixels that may have changed; null for none
 */
export function featherMask(mask: MaskPixels, pixels: number): Area | null {
  const held = paintedArea(mask);
  // Three boxes of this reach together go as far as asked.
  const reach = Math.max(1, Math.round(pixels / passes));
  if (held === null || pixels <= 0) return null;
  const margin = reach * passes + 1;
  const area = areaWithin(mask, {
    left: held.left - margin,
    top: held.top - margin,
    right: held.right + margin,
    bottom: held.bottom + margin,
  });
  if (area === null) return null;
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  const line = new Float32Array(Math.max(width, height));
  const start = area.top * mask.width + area.left;
  for (let y = 0; y < height; y += 1) blurLine(mask.values, start + y * mask.width, 1, width, reach, line);
  for (let x = 0; x < width; x += 1) blurLine(mask.values, start + x, mask.width, height, reach, line);
  return area;
}

/** Blurs one row or column in place. */
function blurLine(
  values: Uint8ClampedArray,
  start: number,
  step: number,
  count: number,
  reach: number,
  line: Float32Array,
): void {
  for (let at = 0; at < count; at += 1) line[at] = values[start + at * step] ?? 0;
  for (let pass = 0; pass < passes; pass += 1) averageLine(line, count, reach);
  for (let at = 0; at < count; at += 1) values[start + at * step] = Math.round(line[at] ?? 0);
}

/** Replaces each number by the mean of those up to `reach` places away; the ends are repeated. */
function averageLine(line: Float32Array, count: number, reach: number): void {
  const before = line.slice(0, count);
  const read = (at: number) => before[Math.max(0, Math.min(count - 1, at))] ?? 0;
  let sum = 0;
  for (let at = -reach; at <= reach; at += 1) sum += read(at);
  for (let at = 0; at < count; at += 1) {
    line[at] = sum / (2 * reach + 1);
    sum += read(at + reach + 1) - read(at - reach);
  }
}
