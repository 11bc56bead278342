import sharp, { type Sharp } from 'sharp';
import { openImage } from '../../../media/read/open-image.ts';
import type { RenderInput, RenderTask } from '../../../service/render/renderer.ts';
import type { Image } from '../../edit/pixels/image.ts';
import { inputError } from '../input-error.ts';

/** An image in a video: from a file, or composed. */
export interface VideoImage {
  /** Its size as displayed. */
  width: number;
  height: number;
  /** A new pipeline of the upright image, not decoded yet; call it for each use. */
  open: () => Sharp;
  /** Turns an error of the image into one of the request, at its field. */
  errorOf: (error: unknown) => unknown;
}

/**
 * An image of the request, its header read. `field` names it in errors, as in `input_image` or `input_images/2`.
 * @throws EaselError `invalid_params` at the field when it is not an image.
 */
export async function imageFromRequest(input: RenderInput, field: string): Promise<VideoImage> {
  const errorOf = (error: unknown) => inputError(error, field);
  try {
    const { image, metadata } = await openImage(input.path);
    const { width, height } = metadata.autoOrient;
    return { width, height, open: () => image.clone(), errorOf };
  } catch (error) {
    throw errorOf(error);
  }
}

/** The image under a parameter, null when none was given. */
export async function optionalImage(task: RenderTask<unknown>, field: string): Promise<VideoImage | null> {
  const [input] = task.inputs[field] ?? [];
  return input === undefined ? null : imageFromRequest(input, field);
}

/** An image in memory. */
export function imageInMemory({ width, height, pixels }: Image): VideoImage {
  return {
    width,
    height,
    open: () => sharp(pixels, { raw: { width, height, channels: 4 }, limitInputPixels: false }),
    errorOf: (error) => error,
  };
}
