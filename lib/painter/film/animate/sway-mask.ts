import { blur } from './estimate-depth.ts';
import type { Field, SmallPicture } from './estimate-depth.ts';

/**
 * Where a picture could sway or ripple, 0 to 1, by its colours: green for leaves and grass; blue, grey-blue and teal in the
 * lower half for water.
 */
export function swayMask(picture: SmallPicture, kind: 'leaves' | 'water'): Field {
  const { width, height, rgb } = picture;
  const values = new Float32Array(width * height);
  for (let index = 0; index < values.length; index += 1) {
    const red = rgb[index * 3] ?? 0;
    const green = rgb[index * 3 + 1] ?? 0;
    const blue = rgb[index * 3 + 2] ?? 0;
    const down = Math.floor(index / width) / height;
    values[index] =
      kind === 'leaves'
        ? clamp((green - Math.max(red * 0.97, blue)) / 28)
        : clamp((Math.max(blue, green) - red + 4) / 40) * clamp((down - 0.42) * 6);
  }
  return { width, height, values: blur(values, width, height, Math.max(1, Math.round(width * 0.02)), 2) };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
