import { cropToRatio } from '../../edit/operations/crop.ts';
import type { Picture } from '../../edit/pixels/image.ts';
import { resizePicture } from '../../edit/pixels/sharp-bridge.ts';
import type { Size } from '../../output/proportions.ts';

/** A picture that fills a frame exactly: as little as possible is cropped, around what stands out. */
export async function coverFrame(picture: Picture, { width, height }: Size): Promise<Picture> {
  return resizePicture(await cropToRatio(picture, width / height), width, height);
}
