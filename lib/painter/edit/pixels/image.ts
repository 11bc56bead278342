/** An image in memory: sRGB, 8 bits per channel, RGBA with straight alpha, rows from the top. */
export interface Image {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
  /** Whether any pixel may be transparent. */
  hasAlpha: boolean;
}

/** One number per pixel, rows from the top: a mask (0 to 1), a channel, a distance. */
export interface Plane {
  width: number;
  height: number;
  values: Float32Array;
}

/** An empty, transparent image. */
export function createImage(width: number, height: number, hasAlpha: boolean): Image {
  return { width, height, pixels: new Uint8ClampedArray(width * height * 4), hasAlpha };
}

/** A plane filled with one value. */
export function createPlane(width: number, height: number, value = 0): Plane {
  const values = new Float32Array(width * height);
  return { width, height, values: value === 0 ? values : values.fill(value) };
}

/** A plane computed pixel by pixel. */
export function mapPlane(plane: Plane, change: (value: number, index: number) => number): Plane {
  return { ...plane, values: plane.values.map(change) };
}

/** The share of a mask that is set: its mean, 0 to 1. */
export function coverageOf({ values }: Plane): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}
