import sharp, { type Sharp } from 'sharp';
import { decoding } from '../../../media/read/open-image.ts';
import { cropToRatio } from '../../edit/operations/crop.ts';
import { sharpOf, imageOf } from '../../edit/pixels/sharp-bridge.ts';
import { croppedShare } from '../../../media/filter/may-be-cropped.ts';

interface Size {
  width: number;
  height: number;
}

/** How to fit an image whose proportions are not the video's. */
export type Fit =
  /** Cropped around the salient part. */
  | 'cut'
  /** Shown whole, the colours of its edges extended: for a subject on a plain ground. */
  | 'extend'
  /** Shown whole over a blurred enlargement of itself. */
  | 'on-blur';

/**
 * Scales an image to a video's size. Transparency becomes white.
 * @throws EaselError `unsupported_media_type` when the image cannot be decoded.
 */
export async function fitImage(image: Sharp, size: Size, frame: Size, fit: Fit): Promise<Sharp> {
  const { width, height } = frame;
  const plain = image.toColourspace('srgb').flatten({ background: 'white' });
  if (croppedShare(size, frame) > 0.985) {
    return rawOf(plain.resize(width, height, { fit: 'fill', kernel: 'lanczos3' }), frame);
  }
  if (fit === 'cut') {
    const scale = Math.max(width / size.width, height / size.height);
    const cover = plain.resize(Math.ceil(size.width * scale), Math.ceil(size.height * scale), {
      fit: 'fill',
      kernel: 'lanczos3',
    });
    const cut = await cropToRatio(await decoding(imageOf(cover, false)), width / height);
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
  if (fit === 'extend') {
    const [left, top] = [(width - raw.width) >> 1, (height - raw.height) >> 1];
    const around = { left, top, right: width - raw.width - left, bottom: height - raw.height - top };
    return rawOf(sharp(whole.data, { raw }).extend({ ...around, extendWith: 'copy' }), frame);
  }
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

async function rawOf(image: Sharp, { width, height }: Size): Promise<Sharp> {
  const pixels = await decoding(image.removeAlpha().raw().toBuffer());
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
