import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { decoding } from '../../../../../media/open-picture.ts';
import { cropToRatio } from '../../edit/operations/crop.ts';
import { pictureOf, sharpOf } from '../../edit/pixels/sharp-bridge.ts';
import { mayBeCut, shareKept } from '../../../../../media/share-kept.ts';

interface Size {
  width: number;
  height: number;
}

/**
 * Brings a picture to a film's proportions: cut around what stands out, or, where too much would be lost, whole upon a
 * blurred enlargement of itself, unless it is always to be cut. Transparency becomes white.
 * @throws EaselError `unsupported_media_type` when the picture cannot be decoded.
 */
export async function fitPicture(picture: Sharp, size: Size, frame: Size, isAlwaysCut = false): Promise<Sharp> {
  const { width, height } = frame;
  const plain = picture.toColourspace('srgb').flatten({ background: 'white' });
  if (shareKept(size, frame) > 0.985) {
    return rawOf(plain.resize(width, height, { fit: 'fill', kernel: 'lanczos3' }), frame);
  }
  if (isAlwaysCut || mayBeCut(size, frame)) {
    const scale = Math.max(width / size.width, height / size.height);
    const cover = plain.resize(Math.ceil(size.width * scale), Math.ceil(size.height * scale), {
      fit: 'fill',
      kernel: 'lanczos3',
    });
    const cut = await cropToRatio(await decoding(pictureOf(cover, false)), width / height);
    return rawOf(sharpOf(cut).resize(width, height, { fit: 'fill' }), frame);
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
