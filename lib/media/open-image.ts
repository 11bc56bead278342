import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { EaselError } from '../contract/error.ts';
import { recogniseMedia } from './media-types.ts';
import { checkSize, imageLimit } from './size-limits.ts';

// Loaders with a history of faults, or that open further files; the content was recognised before, this is the second wall.
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

/** A picture whose header was read and found within the limits. */
export interface OpenImage {
  /** Upright already; nothing is decoded yet. */
  image: Sharp;
  metadata: Metadata;
}

/**
 * Opens a picture that nobody vouches for: by content JPEG, PNG, WebP or AVIF, and no larger than `imageLimit`.
 * @throws EaselError `unsupported_media_type` when it is none of these, damaged or too large.
 */
export async function openImage(path: string): Promise<OpenImage> {
  const type = await recogniseMedia(path);
  if (type.family !== 'image') throw new EaselError('unsupported_media_type', 'This is not a picture.');
  // The header alone, of whatever size it tells.
  const metadata = await decoding(sharp(path, { limitInputPixels: false }).metadata());
  checkSize('An image', metadata, imageLimit);
  return { image: sharp(path, { limitInputPixels: imageLimit.pixels, failOn: 'error' }).autoOrient(), metadata };
}

/** Awaits the reading of an opened picture, and tells its failure as the picture's fault. */
export async function decoding<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    throw new EaselError('unsupported_media_type', 'The picture is damaged and cannot be opened.', {
      cause: error,
    });
  }
}
