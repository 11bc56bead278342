import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { openImage } from '../../../media/open-image.ts';
import type { RenderInput, RenderTask } from '../../../service/render/renderer.ts';
import type { Picture } from '../../edit/pixels/image.ts';
import { inputError } from '../input-error.ts';

/** A picture that a film shows: from a file, or made on the way. */
export interface FilmPicture {
  /** Its size as shown. */
  width: number;
  height: number;
  /** The picture upright, nothing decoded yet; ask anew for each use. */
  open: () => Sharp;
  /** Tells a fault of the picture as the request's own, at its field. */
  errorOf: (error: unknown) => unknown;
}

/**
 * A picture that came with the request, its header read. `field` names it in faults, as in `input_image` or
 * `input_images/2`.
 * @throws EaselError `invalid_params` at the field when it is no picture.
 */
export async function givenPicture(input: RenderInput, field: string): Promise<FilmPicture> {
  const errorOf = (error: unknown) => inputError(error, field);
  try {
    const { image: picture, metadata } = await openImage(input.path);
    const { width, height } = metadata.autoOrient;
    return { width, height, open: () => picture.clone(), errorOf };
  } catch (error) {
    throw errorOf(error);
  }
}

/** The picture under a parameter, null when none was given. */
export async function optionalPicture(task: RenderTask<unknown>, field: string): Promise<FilmPicture | null> {
  const [input] = task.inputs[field] ?? [];
  return input === undefined ? null : givenPicture(input, field);
}

/** A picture in memory. */
export function madePicture({ width, height, pixels }: Picture): FilmPicture {
  return {
    width,
    height,
    open: () => sharp(pixels, { raw: { width, height, channels: 4 }, limitInputPixels: false }),
    errorOf: (error) => error,
  };
}
