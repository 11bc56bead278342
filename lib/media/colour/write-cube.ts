import { writeFile } from 'node:fs/promises';
import type { Triple } from './primaries.ts';

/**
 * Writes a colour transform as a table of `size`³ points in the .cube format (Adobe Cube LUT 1.0), for FFmpeg's
 * `lut3d`. Input and output of the transform are signals 0–1.
 */
export async function writeCube(path: string, size: number, transform: (colour: Triple) => Triple): Promise<void> {
  const lines = [`LUT_3D_SIZE ${size}`];
  const at = (index: number) => index / (size - 1);
  // Red varies fastest.
  for (let blue = 0; blue < size; blue += 1) {
    for (let green = 0; green < size; green += 1) {
      for (let red = 0; red < size; red += 1) {
        lines.push(
          transform([at(red), at(green), at(blue)])
            .map(inSixDigits)
            .join(' '),
        );
      }
    }
  }
  await writeFile(path, `${lines.join('\n')}\n`);
}

function inSixDigits(value: number): string {
  return Math.min(1, Math.max(0, value)).toFixed(6);
}
