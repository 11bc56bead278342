import type { Plane, Image } from '../pixels/image.ts';
import type { UpscaleFactor } from './resample.ts';

/** Measured on the whole image before its tiles are enlarged. */
export interface ImageAnalysis {
  /** Standard deviation of the noise in luma, in code values (0 to 255). */
  noise: number;
  /** How visible the 8 × 8 block borders of strong JPEG compression are: 0 invisible, 1 obvious. */
  blockiness: number;
}

/** A part of the image with a margin around it, whose enlargement is discarded. */
export interface Tile {
  /** Red, green, blue and optionally alpha; 0 to 255, premultiplied. */
  channels: Plane[];
  /** The position of the tile's first pixel in the image; negative in the margin outside it. */
  left: number;
  top: number;
}

/** An upscaling pipeline: takes a tile, returns its channels `factor` times as large. */
export interface Enhancement {
  /** Pixels around a tile that affect its result. */
  margin: number;
  analyse: ((image: Image) => ImageAnalysis) | null;
  enlargeTile: (tile: Tile, factor: UpscaleFactor, analysis: ImageAnalysis | null) => Plane[];
}
