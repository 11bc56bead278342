import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { decoding } from '../../../../../media/open-picture.ts';

interface Size {
  width: number;
  height: number;
}

/** Share of a picture that must be left for it to be cut to the film's proportions; below, it stands whole on a blur of itself. */
export const leastShareKept = 0.5;

/** Share of a picture that is left when it is cut to other proportions: 1 for the same. */
export function shareKept(picture: Size, frame: Size): number {
  const [own, other] = [picture.width / picture.height, frame.width / frame.height];
  return Math.min(own / other, other / own);
}

/**
 * Brings a picture to a film's proportions: cut around what draws the eye, or, where too much would be lost, whole upon a
 * blurred enlargement of itself. Transparency becomes white.
 * @throws EaselError `unsupported_media_type` when the picture cannot be decoded.
 */
export async function fitPicture(picture: Sharp, size: Size, frame: Size): Promise<Sharp> {
  const { width, height } = frame;
  const kept = shareKept(size, frame);
  const plain = picture.toColourspace('srgb').flatten({ background: 'white' });
  if (kept >= leastShareKept) {
    const fit = kept > 0.985 ? ('fill' as const) : ('cover' as const);
    return rawOf(plain.resize(width, height, { fit, kernel: 'lanczos3', position: sharp.strategy.attention }), frame);
  }
  const whole = await decoding(
    plain
      .resize(width, height, { fit: 'inside', kernel: 'lanczos3' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const raw = { width: whole.info.width, height: whole.info.height, channels: 3 as const };
  const [smallWidth, smallHeight] = [Math.ceil(width / 8), Math.ceil(height / 8)];
  const small = await sharp(whole.data, { raw })
    .resize(smallWidth, smallHeight, { fit: 'cover' })
    .blur(Math.max(1, Math.max(smallWidth, smallHeight) / 24))
    .linear(0.62, 6)
    .raw()
    .toBuffer();
  const behind = await sharp(small, { raw: { width: smallWidth, height: smallHeight, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return rawOf(
    sharp(behind, { raw: { width, height, channels: 3 } }).composite([{ input: whole.data, raw, gravity: 'centre' }]),
    frame,
  );
}

async function rawOf(picture: Sharp, { width, height }: Size): Promise<Sharp> {
  const pixels = await decoding(picture.removeAlpha().raw().toBuffer());
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
