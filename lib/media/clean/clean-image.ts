import { readFile, stat, writeFile } from 'node:fs/promises';
import type { Metadata, Sharp } from 'sharp';
import { EaselError } from '../../contract/error.ts';
import { decoding, openImage } from '../read/open-image.ts';
import { damaged } from './damaged.ts';
import type { Finish } from './finish.ts';
import { finishImage } from './finish-image.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

/** More than the largest image takes without compression. */
const limitBytes = 1024 * 1024 * 1024;
/** Chosen for images that must be encoded again: visually lossless. */
const quality = 95;

const strippers: Readonly<Record<string, (file: Buffer) => Buffer[]>> = {
  'image/png': stripPng,
  'image/jpeg': stripJpeg,
  'image/webp': stripWebp,
};

/**
 * Writes a copy of an image without metadata. The colour profile stays; an EXIF orientation becomes part of the pixels.
 *
 * @param finish what the copy gets beside that; null for nothing
 * @throws EaselError `unsupported_media_type` when the image is too large, damaged or incomplete
 */
export async function cleanImage(
  path: string,
  outputPath: string,
  { contentType, finish }: { contentType: string; finish: Finish | null },
): Promise<void> {
  const { image, metadata } = await openImage(path);
  if ((await stat(path)).size > limitBytes) {
    throw new EaselError('unsupported_media_type', `The image is larger than ${limitBytes / 1024 / 1024} MB.`);
  }
  // Whether the orientation of an animation counts is not agreed on, and sharp rotates still images only.
  const isRotated = (metadata.orientation ?? 1) !== 1 && (metadata.pages ?? 1) === 1;
  const file = await readFile(path);
  const strip = strippers[contentType];
  const finished = finish === null ? null : await finishImage({ path, contentType, file, image, metadata }, finish);
  if (finished !== null) {
    // Checks that the file is whole.
    strip?.(file);
    await decoding(finished.toFile(outputPath));
  } else if (isRotated || (strip === undefined && hasMetadata(file, metadata))) {
    await decoding(encodeAgain(image, metadata, contentType).toFile(outputPath));
  } else {
    await writeFile(outputPath, strip === undefined ? [file] : strip(file));
  }
  await checkDecodable(outputPath);
}

function encodeAgain(image: Sharp, { space, depth, icc }: Metadata, contentType: string): Sharp {
  // CMYK becomes sRGB, to which its profile does not apply.
  const coloured = icc === undefined || space === 'cmyk' ? image : image.keepIccProfile();
  switch (contentType) {
    case 'image/png':
      return (depth === 'ushort' ? coloured.toColourspace(space) : coloured).png();
    case 'image/webp':
      return coloured.webp({ lossless: true });
    case 'image/avif':
      return coloured.avif({ quality, chromaSubsampling: '4:4:4' });
    default:
      return coloured.jpeg({ quality, chromaSubsampling: '4:4:4' });
  }
}

/** The boxes of an AVIF image that are needed to show it (ISO/IEC 14496-12, section 4.2). */
const avifBoxes = new Set(['ftyp', 'meta', 'moov', 'mdat']);

function hasMetadata(file: Buffer, { exif, xmp, iptc, tifftagPhotoshop }: Metadata): boolean {
  if ([exif, xmp, iptc, tifftagPhotoshop].some((part) => part !== undefined)) return true;
  for (let offset = 0; offset < file.length;) {
    if (offset + 8 > file.length) throw damaged('AVIF');
    const declared = file.readUInt32BE(offset);
    // 0: up to the end; 1: a size of 64 bits follows.
    const size =
      declared === 1 && offset + 16 <= file.length
        ? Number(file.readBigUInt64BE(offset + 8))
        : declared === 0
          ? file.length - offset
          : declared;
    if (size < 8 || offset + size > file.length) throw damaged('AVIF');
    if (!avifBoxes.has(file.toString('latin1', offset + 4, offset + 8))) return true;
    offset += size;
  }
  return false;
}

/** Decodes every line, in little memory. */
async function checkDecodable(path: string): Promise<void> {
  const { image } = await openImage(path);
  await decoding(image.resize(16, 16, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer());
}
