import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { decoding } from '../../../../../media/open-picture.ts';
import { mayBeCut, shareKept } from '../../../../../media/share-kept.ts';

interface Size {
  width: number;
  height: number;
}

/**
 * Brings a picture to a film's proportions: cut around what draws the eye, or, where too much would be lost, whole upon a
 * blurred enlargement of itself. Transparency becomes white.
 * @throws EaselError `unsupported_media_type` when the picture cannot be decoded.
 */
export async function fitPicture(picture: Sharp, size: Size, frame: Size): Promise<Sharp> {
  const { width, height } = frame;
  const plain = picture.toColourspace('srgb').flatten({ background: 'white' });
  if (mayBeCut(size, frame)) {
    const fit = shareKept(size, frame) > 0.985 ? ('fill' as const) : ('cover' as const);
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
