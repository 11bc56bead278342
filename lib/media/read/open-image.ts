import sharp, { type Metadata, type Sharp } from 'sharp';
import { EaselError } from '../../contract/error.ts';
import { recogniseMedia } from './media-types.ts';
import { checkSize, imageLimit } from './size-limits.ts';

// Loaders with a history of vulnerabilities, or that open further files. The content type was checked before: this is a second check.
sharp.block({
  operation: [
    'VipsForeignLoadSvg',
    'VipsForeignLoadTiff',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadVips',
    'VipsForeignLoadMagick',
    'VipsForeignLoadPdf',
    'VipsForeignLoadOpenslide',
  ],
});

/** An image whose header was read and is within the limits. */
export interface OpenImage {
  /** Rotated upright; nothing is decoded yet. */
  image: Sharp;
  metadata: Metadata;
}

/**
 * Opens an image from an untrusted source: by content JPEG, PNG, WebP or AVIF, and no larger than `imageLimit`.
 * @throws EaselError `unsupported_media_type` when it has another type, is damaged or too large.
 */
export async function openImage(path: string): Promise<OpenImage> {
  const type = await recogniseMedia(path);
  if (type.family !== 'image') throw new EaselError('unsupported_media_type', 'The file is not an image.');
  // Reads the header only, whatever size it declares.
  const metadata = await decoding(sharp(path, { limitInputPixels: false }).metadata());
  checkSize('An image', metadata, imageLimit);
  return { image: sharp(path, { limitInputPixels: imageLimit.pixels, failOn: 'error' }).autoOrient(), metadata };
}

/** Awaits the decoding of an opened image, and throws a failure as an error of the image. */
export async function decoding<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    throw new EaselError('unsupported_media_type', 'The image is damaged and cannot be opened.', {
      cause: error,
    });
  }
}
