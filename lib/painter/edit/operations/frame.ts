import type { Picture } from '../pixels/image.ts';
import { pictureOf, sharpOf } from '../pixels/sharp-bridge.ts';

/** Turns by any angle, clockwise; beyond right angles the corners are cut off so that no empty wedge shows. */
export async function rotate(picture: Picture, degrees: number): Promise<Picture> {
  const turn = ((degrees % 360) + 360) % 360;
  if (turn === 0) return picture;
  const turned = await pictureOf(
    sharpOf(picture).rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } }),
    picture.hasAlpha || turn % 90 !== 0,
  );
  if (turn % 90 === 0) return turned;
  const { width, height } = largestInside(picture.width, picture.height, (turn * Math.PI) / 180);
  const inner = await pictureOf(
    sharpOf(turned).extract({
      left: Math.max(0, Math.round((turned.width - width) / 2)),
      top: Math.max(0, Math.round((turned.height - height) / 2)),
      width: Math.min(width, turned.width),
      height: Math.min(height, turned.height),
    }),
    picture.hasAlpha,
  );
  if (!picture.hasAlpha) for (let index = 3; index < inner.pixels.length; index += 4) inner.pixels[index] = 255;
  return inner;
}

/** The largest upright rectangle inside a turned one. */
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
export async function flip(picture: Picture, direction: 'horizontal' | 'vertical'): Promise<Picture> {
  const image = sharpOf(picture);
  return pictureOf(direction === 'horizontal' ? image.flop() : image.flip(), picture.hasAlpha);
}
