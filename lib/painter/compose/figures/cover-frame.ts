import { cropToRatio } from '../../edit/operations/crop.ts';
import type { Size } from '../../../service/models/sizes/proportions.ts';
import type { Image } from '../../edit/pixels/image.ts';
import { resizeImage } from '../../edit/pixels/sharp-bridge.ts';

/** An image that fills a frame exactly: cropped as little as possible, around its salient part. */
export async function coverFrame(image: Image, { width, height }: Size): Promise<Image> {
  return resizeImage(await cropToRatio(image, width / height), width, height);
}
