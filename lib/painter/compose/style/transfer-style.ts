import { oilPaint, paintWatercolour } from '../../edit/operations/painting.ts';
import { addGrain } from '../../edit/operations/lens.ts';
import { oklabPlanes } from '../../edit/pixels/oklab-planes.ts';
import { transferPalette } from './transfer-palette.ts';
import type { Image } from '../../edit/pixels/image.ts';
import { shrinkImage } from '../../edit/pixels/sharp-bridge.ts';

/** The style of an image, as far as its pixels show it: flat areas, and texture inside areas. */
async function handlingOf(image: Image): Promise<{ flatness: number; tooth: number }> {
  const { lightness } = oklabPlanes(await shrinkImage(image, 320));
  const { width, values } = lightness;
  let flat = 0;
  let rough = 0;
  let count = 0;
  for (let index = width + 1; index < values.length; index++) {
    const here = values[index] ?? 0;
    const step = Math.abs(here - (values[index - 1] ?? 0)) + Math.abs(here - (values[index - width] ?? 0));
    if (step < 0.006) flat++;
    if (step > 0.02 && step < 0.12) rough++;
    count++;
  }
  return { flatness: flat / Math.max(1, count), tooth: rough / Math.max(1, count) };
}

/**
 * Transfers the look of another image: its colours and light, and its texture. Flat areas give a wash, textured ones
 * brushwork; a photograph gives a trace of both.
 */
export async function transferStyle(
  image: Image,
  source: Image,
  { amount, seed }: { amount: number; seed: number },
): Promise<Image> {
  const coloured = await transferPalette(image, source, amount);
  const { flatness, tooth } = await handlingOf(source);
  if (flatness > 0.45) return paintWatercolour(coloured, 0.35 * amount);
  const brushed = await oilPaint(coloured, Math.min(0.6, 0.2 + tooth) * amount);
  return addGrain(brushed, Math.min(0.4, tooth * 0.5) * amount, seed);
}
