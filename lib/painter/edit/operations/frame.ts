import { sharpOf, imageOf } from '../pixels/sharp-bridge.ts';
import type { Image } from '../pixels/image.ts';

/** Rotates by any angle, clockwise; except at right angles the corners are cropped so that no empty wedge shows. */
export async function rotate(image: Image, degrees: number): Promise<Image> {
  const turn = ((degrees % 360) + 360) % 360;
  if (turn === 0) return image;
  const turned = await imageOf(
    sharpOf(image).rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } }),
    image.hasAlpha || turn % 90 !== 0,
  );
  if (turn % 90 === 0) return turned;
  const { width, height } = largestInside(image.width, image.height, (turn * Math.PI) / 180);
  const inner = await imageOf(
    sharpOf(turned).extract({
      left: Math.max(0, Math.round((turned.width - width) / 2)),
      top: Math.max(0, Math.round((turned.height - height) / 2)),
      width: Math.min(width, turned.width),
      height: Math.min(height, turned.height),
    }),
    image.hasAlpha,
  );
  if (!image.hasAlpha) for (let index = 3; index < inner.pixels.length; index += 4) inner.pixels[index] = 255;
  return inner;
}

/** The largest upright rectangle inside a rotated one. */
function largestInside(width: number, height: number, angle: number): { width: number; height: number } {
  const sine = Math.abs(Math.sin(angle));
  const cosine = Math.abs(Math.cos(angle));
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  if (short <= 2 * sine * cosine * long || Math.abs(sine - cosine) < 1e-10) {
    const half = short / 2;
    const [across, down] = width >= height ? [half / sine, half / cosine] : [half / cosine, half / sine];
    return { width: Math.max(1, Math.floor(across) - 1), height: Math.max(1, Math.floor(down) - 1) };
  }
  const double = cosine * cosine - sine * sine;
  return {
    width: Math.max(1, Math.floor((width * cosine - height * sine) / double) - 1),
    height: Math.max(1, Math.floor((height * cosine - width * sine) / double) - 1),
  };
}

/** Mirrors. */
export async function flip(image: Image, direction: 'horizontal' | 'vertical'): Promise<Image> {
  const pipeline = sharpOf(image);
  return imageOf(direction === 'horizontal' ? pipeline.flop() : pipeline.flip(), image.hasAlpha);
}
