import type { Plane, Image } from '../pixels/image.ts';
import type { UpscaleFactor } from './resample.ts';

/** What was measured on the whole image before its tiles are enlarged. */
export interface ImageAnalysis {
  /** Standard deviation of the noise in luma, in code values (0 to 255). */
  noise: number;
  /** How visible the 8 × 8 block borders of strong JPEG compression are: 0 not at all, 1 plainly. */
  blockiness: number;
}

/** A part of the image with a margin around it, whose enlargement is thrown away. */
export interface Tile {
  /** Red, green, blue and perhaps alpha; 0 to 255, premultiplied. */
  channels: Plane[];
  /** Where the tile's first pixel lies in the image; negative in the margin outside it. */
  left: number;
  top: number;
}

/** One way to enlarge: takes a tile, returns its channels `factor` times as large. */
export interface Enhancement {
  /** Pixels around a tile that its result depends on. */
  margin: number;
  analyse: ((image: Image) => ImageAnalysis) | null;
  enlargeTile: (tile: Tile, factor: UpscaleFactor, analysis: ImageAnalysis | null) => Plane[];
}
