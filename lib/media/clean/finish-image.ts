import sharp, { type Metadata, type Sharp } from 'sharp';
import type { OpenImage } from '../read/open-image.ts';
import { imageLimit } from '../read/size-limits.ts';
import { encodeImage, longestWebpSide, type ImageFormat } from '../write/encode-image.ts';
import type { Finish } from './finish.ts';
import { isAnimatedPng } from './is-animated-png.ts';

/** An opened image, and its type by content. */
interface SourceImage extends OpenImage {
  path: string;
  file: Buffer;
  contentType: string;
}

interface Size {
  width: number;
  height: number;
}

/** Visibly lossless. */
const avifQuality = 95;

/**
 * The pipeline that finishes an image: upright, resized, marked and encoded once, without metadata. Its colour profile
 * and its 16 bits stay where the format has them; CMYK and grey of a profile become sRGB.
 *
 * Every frame of an animated WebP is resized and marked, and it stays a WebP. The pipeline reads only the first frame of
 * an animated PNG, so that is left as it is, as is an animation whose frames are too large together. An image that is too
 * long for WebP and AVIF becomes a PNG.
 *
 * @returns null when there is nothing to do
 */
export async function finishImage(source: SourceImage, finish: Finish): Promise<Sharp | null> {
  const { metadata, contentType } = source;
  const frames = metadata.pages ?? 1;
  const own = frames > 1 ? { width: metadata.width, height: metadata.height } : metadata.autoOrient;
  const size = finish.size ?? own;
  const isResized = size.width !== own.width || size.height !== own.height;
  const format = frames > 1 ? 'webp' : formatOf(contentType, finish, size);
  if (!isResized && !finish.hasMark && contentType === `image/${format}`) return null;
  if (contentType === 'image/png' && isAnimatedPng(source.file)) return null;
  if (frames > 1 && Math.max(pixelsOf(own), pixelsOf(size)) * frames > imageLimit.pixels) return null;

  const opened = frames > 1 ? openAnimation(source.path) : source.image;
  const resized = isResized
    ? opened.resize({ ...size, fit: 'cover', position: 'centre', kernel: 'lanczos3', fastShrinkOnLoad: false })
    : opened;
  const marked = finish.hasMark ? await drawMarks(resized, size, frames) : resized;
  const coloured = keepColours(marked, metadata, finish.hasMark, format);
  if (format === 'avif') {
    const shown = metadata.hasAlpha ? coloured : coloured.removeAlpha();
    return shown.avif({ quality: avifQuality, chromaSubsampling: '4:4:4' });
  }
  return encodeImage(coloured, format, { ...size, hasAlpha: metadata.hasAlpha });
}

const pixelsOf = ({ width, height }: Size) => width * height;

const openAnimation = (path: string) =>
  sharp(path, { animated: true, limitInputPixels: imageLimit.pixels, failOn: 'error' });

function formatOf(contentType: string, { format: asked }: Finish, { width, height }: Size): ImageFormat | 'avif' {
  const own = contentType.slice('image/'.length) as ImageFormat | 'avif';
  const format = asked === 'png' || asked === 'jpeg' || asked === 'webp' ? asked : own;
  const isTooLong = Math.max(width, height) > longestWebpSide;
  return isTooLong && (format === 'webp' || format === 'avif') ? 'png' : format;
}

/** Draws the mark on every frame; the frames of an animation stand one below the other. */
async function drawMarks(image: Sharp, size: Size, frames: number): Promise<Sharp> {
  // Loaded when it is needed: most processes draw no mark.
  const { drawMark } = await import('../mark/draw-mark.ts');
  const { width, height, left, top, pixels } = drawMark(size);
  const input = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const raw = { width, height, channels: 4 as const };
  return image.composite(
    Array.from({ length: frames }, (_, frame) => ({ input, raw, left, top: top + frame * size.height })),
  );
}

function keepColours(
  image: Sharp,
  { space, depth, icc, channels }: Metadata,
  hasMark: boolean,
  format: ImageFormat | 'avif',
): Sharp {
  const isDeep = depth === 'ushort' && format === 'png';
  // A profile belongs to its kind of pixels: CMYK and grey become sRGB.
  const profiled = icc === undefined || space === 'cmyk' || channels < 3 ? image : image.keepIccProfile();
  if (!isDeep) return profiled;
  return hasMark ? profiled.pipelineColourspace('rgb16').toColourspace('rgb16') : profiled.toColourspace(space);
}
