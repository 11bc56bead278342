import type { RegionQuery } from '../regions/region-query.ts';
import type { Style } from '../styles/style.ts';

/** 8-bit sRGB. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Changes of colour that depend on one pixel only. Amounts are 0 to 1, or −1 to 1 where they go both ways. */
export type ColourOperation =
  | { name: 'exposure' | 'contrast' | 'saturation' | 'temperature' | 'shadows' | 'highlights'; amount: number }
  | { name: 'monochrome' | 'sepia' | 'invert' | 'fade'; amount: number }
  | { name: 'hue'; degrees: number }
  | { name: 'posterize'; levels: number }
  | { name: 'duotone'; dark: Rgb; light: Rgb; amount: number }
  | { name: 'tint'; rgb: Rgb; amount: number }
  | { name: 'style'; style: Style; amount: number };

/** Changes that depend on the surroundings. Amounts are 0 to 1. */
export type SpatialOperation =
  | { name: 'blur' | 'sharpen' | 'clarity' | 'denoise' | 'glow' | 'vignette' | 'grain'; amount: number }
  | { name: 'pixelate' | 'sketch' | 'oil' | 'watercolour' | 'emboss' | 'edges' | 'cartoon'; amount: number }
  | { name: 'fog' | 'rain' | 'snow'; amount: number }
  | { name: 'recolour'; rgb: Rgb };

/** Changes of the whole frame. */
export type FrameOperation =
  | { name: 'rotate'; degrees: number }
  | { name: 'flip'; direction: 'horizontal' | 'vertical' }
  | { name: 'crop'; ratio: number }
  | { name: 'border'; rgb: Rgb; amount: number; shape: 'even' | 'polaroid' | 'rounded' }
  | { name: 'cutout' }
  | { name: 'backdrop'; rgb: Rgb }
  | {
      name: 'lettering';
      text: string;
      across: 'left' | 'centre' | 'right';
      down: 'top' | 'centre' | 'bottom';
      /** Height of a line, as a share of the image's shorter side. */
      size: number;
      rgb: Rgb | null;
      face: 'sans' | 'serif' | 'hand';
      isBold: boolean;
    };

/** One step of an edit: the operation and its region, if it is not for the whole image. */
export type EditOperation = (ColourOperation | SpatialOperation | FrameOperation) & { region: RegionQuery | null };
