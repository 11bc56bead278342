import sharp, { type Sharp } from 'sharp';
import { decoding } from '../../../media/read/open-image.ts';
import { estimateDepth, type Field, type SmallImage } from './estimate-depth.ts';

/** Stored pixels per side for one pixel of the frame: between them, linear interpolation is accurate enough. */
const oversamplingOfUsual = 2;

/** Larger frames are stored at their own size: their pixels are small enough. */
const mostPixelsOversampled = 5_000_000;

/** Share of the frame that is added on each side of the image, mirrored, so that a moving camera never sees an end. */
const borderShare = 0.12;

/** Longest side of the small copy for analysis. */
const smallSide = 128;

/** An image prepared for a camera to move over. */
export interface MovingImage {
  /** RGBA words of the image with its mirrored border. */
  pixels: Uint32Array;
  /** Pixels of a stored row, and rows. */
  stride: number;
  rows: number;
  /** The position of the image's own first pixel. */
  left: number;
  top: number;
  /** Stored pixels for one of the frame. */
  scale: number;
  /** Size of the frame. */
  width: number;
  height: number;
  depth: Field;
  small: SmallImage;
}

/**
 * Scales an image to the video's size, enlarges it smoothly for sampling between pixels, mirrors its edges outwards and
 * estimates its depth. Transparency becomes white.
 * @throws EaselError `unsupported_media_type` when the image cannot be decoded.
 */
export async function loadMovingImage(image: Sharp, size: { width: number; height: number }): Promise<MovingImage> {
  const { width, height } = size;
  const oversampling = width * height > mostPixelsOversampled ? 1 : oversamplingOfUsual;
  const base = await decoding(
    image
      .toColourspace('srgb')
      .flatten({ background: 'white' })
      .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
      .removeAlpha()
      .raw()
      .toBuffer(),
  );
  const raw = { width, height, channels: 3 as const };
  const left = Math.round(width * borderShare);
  const top = Math.round(height * borderShare);
  const large = await sharp(base, { raw })
    .resize(width * oversampling, height * oversampling, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  const stored = await sharp(large, {
    raw: { width: width * oversampling, height: height * oversampling, channels: 3 },
  })
    .extend({
      left: left * oversampling,
      right: left * oversampling,
      top: top * oversampling,
      bottom: top * oversampling,
      extendWith: 'mirror',
    })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const shrink = smallSide / Math.max(width, height);
  const small = await sharp(base, { raw })
    .resize(Math.max(8, Math.round(width * shrink)), Math.max(8, Math.round(height * shrink)), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen: SmallImage = { width: small.info.width, height: small.info.height, rgb: small.data };
  return {
    pixels: wordsOf(stored),
    stride: (width + 2 * left) * oversampling,
    rows: (height + 2 * top) * oversampling,
    left: left * oversampling,
    top: top * oversampling,
    scale: oversampling,
    width,
    height,
    depth: estimateDepth(seen),
    small: seen,
  };
}

function wordsOf(bytes: Buffer): Uint32Array {
  if (bytes.byteOffset % 4 === 0) return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  const copy = new Uint8Array(bytes);
  return new Uint32Array(copy.buffer);
}
