import { blur, type SmallImage } from '../animate/estimate-depth.ts';

/** The features by which two images are compared: several channels of one size, normalised for light and contrast. */
export interface Features {
  width: number;
  height: number;
  channels: readonly Float32Array[];
}

/** Channels of a small image without their slow changes, so that a scene is recognised in another light. */
export function featuresOf({ width, height, rgb }: SmallImage): Features {
  const weights = [
    [0.3, 0.59, 0.11],
    [0.5, -0.5, 0],
    [0.25, 0.25, -0.5],
  ] as const;
  const radius = Math.max(1, Math.round(Math.max(width, height) * 0.09));
  const channels = weights.map(([red, green, blue]) => {
    const plain = Float32Array.from({ length: width * height }, (_, index) => {
      const at = index * 3;
      return (red * (rgb[at] ?? 0) + green * (rgb[at + 1] ?? 0) + blue * (rgb[at + 2] ?? 0)) / 255;
    });
    const slow = blur(plain, width, height, radius, 2);
    const fast = plain.map((value, index) => value - (slow[index] ?? 0));
    const contrast = blur(
      fast.map((value) => value * value),
      width,
      height,
      radius,
      2,
    );
    return fast.map((value, index) => value / (0.06 + Math.sqrt(contrast[index] ?? 0)));
  });
  return { width, height, channels };
}

/** The same at half the size, each pixel the mean of four. */
export function halved({ width, height, channels }: Features): Features {
  const [halfWidth, halfHeight] = [Math.max(2, width >> 1), Math.max(2, height >> 1)];
  return {
    width: halfWidth,
    height: halfHeight,
    channels: channels.map((values) => {
      const at = (x: number, y: number) => values[Math.min(height - 1, y) * width + Math.min(width - 1, x)] ?? 0;
      return Float32Array.from({ length: halfWidth * halfHeight }, (_, index) => {
        const [x, y] = [(index % halfWidth) * 2, Math.floor(index / halfWidth) * 2];
        return (at(x, y) + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1)) / 4;
      });
    }),
  };
}

/** Value between pixels, in pixels from the first one's centre; edges repeat. */
export function sample(values: Float32Array, width: number, height: number, x: number, y: number): number {
  const column = Math.min(width - 1.001, Math.max(0, x));
  const row = Math.min(height - 1.001, Math.max(0, y));
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [shareX, shareY] = [column - left, row - top];
  const index = top * width + left;
  const [a, b] = [values[index] ?? 0, values[index + 1] ?? 0];
  const [c, d] = [values[index + width] ?? 0, values[index + width + 1] ?? 0];
  const upper = a + (b - a) * shareX;
  return upper + (c + (d - c) * shareX - upper) * shareY;
}
