import type { Render } from '../../service/render/renderer.ts';
import { inputOf } from '../input.ts';
import { type Plane, createImage, type Image } from './pixels/image.ts';
import { cutOut } from './regions/cut-out.ts';
import { findRegion } from './regions/find-region.ts';
import { nothingFound } from './regions/nothing-found.ts';
import { readRegion } from './regions/read-region.ts';
import { createRegionCanvas } from './regions/region-canvas.ts';
import { regionOf } from './regions/region-query.ts';
import { loadImage } from './pixels/load-image.ts';
import { saveImage } from '../output/save-image.ts';

/**
 * Cuts out what the prompt names, or draws its mask, white on black; the size is unchanged.
 * @throws EaselError `invalid_params` at `/prompt` when nothing in the image matches, at `/input_image` when it is
 * unreadable.
 */
export const renderSegmentation: Render<'ie-13'> = async (task, { onProgress, signal }) => {
  const { prompt, apply_mask: isCutOut, output_format: format } = task.parameters;
  const image = await loadImage(inputOf(task, 'input_image'), 'input_image');
  onProgress(0.15);
  const canvas = await createRegionCanvas(image);
  onProgress(0.3);
  signal.throwIfAborted();
  const mask = findRegion(canvas, readRegion(prompt, { strict: false }) ?? regionOf('subject'));
  if (mask === null) throw nothingFound(prompt);
  onProgress(0.75);
  signal.throwIfAborted();
  const file = await saveImage(isCutOut ? cutOut(image, mask) : imageOfMask(mask, image), {
    directory: task.directory,
    format,
  });
  onProgress(1);
  return [file];
};

/** A mask as a grey image; transparent parts of the source are black. */
function imageOfMask(mask: Plane, source: Image): Image {
  const result = createImage(mask.width, mask.height, false);
  for (let index = 0; index < mask.values.length; index++) {
    const opacity = (source.pixels[index * 4 + 3] ?? 255) / 255;
    result.pixels.fill(Math.round(255 * opacity * (mask.values[index] ?? 0)), index * 4, index * 4 + 3);
    result.pixels[index * 4 + 3] = 255;
  }
  return result;
}
