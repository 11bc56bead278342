import { decoding, openImage } from '../read/open-image.ts';
import type { ImageFormat } from '../write/encode-image.ts';

/** An image to convert. */
export interface ConvertImageOptions {
  path: string;
  outputPath: string;
  format: ImageFormat;
  /** Of JPEG and WebP, 1 to 100. */
  quality: number;
  /** The longest side in pixels; a smaller image keeps its size. Null keeps the size. */
  edge: number | null;
  /** An XMP packet to write into the image; null for none. Nothing else of the source's metadata is kept. */
  xmp: string | null;
}

/** The converted image. */
export interface ConvertedImage {
  width: number;
  height: number;
}

/**
 * Writes an image in another format and size: upright, with its colour profile; CMYK and grey of a profile become sRGB. 16
 * bits stay in PNG. JPEG has no alpha: transparent parts become white.
 *
 * @throws EaselError `unsupported_media_type` for a file that is no image or damaged
 */
export async function convertImage(options: ConvertImageOptions): Promise<ConvertedImage> {
  const { format, quality, edge } = options;
  const { image, metadata } = await openImage(options.path);
  const fitted =
    edge === null ? image : image.resize(edge, edge, { fit: 'inside', withoutEnlargement: true, kernel: 'lanczos3' });
  // A profile belongs to its kind of pixels: CMYK and grey become sRGB.
  const isProfiled = metadata.icc !== undefined && metadata.space !== 'cmyk' && metadata.channels >= 3;
  const coloured = isProfiled ? fitted.keepIccProfile() : fitted;
  const deep = metadata.depth === 'ushort' && format === 'png' ? coloured.toColourspace(metadata.space) : coloured;
  const described = options.xmp === null ? deep : deep.withXmp(options.xmp);
  const encoded =
    format === 'jpeg'
      ? described
          .flatten({ background: '#ffffff' })
          .jpeg({ quality, chromaSubsampling: quality >= 90 ? '4:4:4' : '4:2:0', optimiseCoding: true })
      : format === 'webp'
        ? described.webp({ quality, smartSubsample: true })
        : described.png();
  const info = await decoding(encoded.toFile(options.outputPath));
  return { width: info.width, height: info.height };
}
