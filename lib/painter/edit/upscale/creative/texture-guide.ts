import { boxBlur, softBlur } from '../../pixels/box-blur.ts';
import { createPlane, mapPlane, type Plane } from '../../pixels/image.ts';

/** The texture of the source at each of its pixels. */
export interface TextureGuide {
  /** Standard deviation of the finest texture, in code values; edges between smooth areas don't count. */
  amplitude: Plane;
  /** The direction of the texture as twice its angle, times how distinct it is: 0 to 1. */
  cosine: Plane;
  sine: Plane;
}

/** Texture much stronger than this is lettering or lattice, where grain would look like dirt. */
const strongTexture = 14;

/** The smallest value in a square window, row by row and column by column. */
function leastAround(plane: Plane, radius: number): Plane {
  const { width, height } = plane;
  const slide = (from: Plane, isDown: boolean): Plane => {
    const result = createPlane(width, height);
    const [step, count] = isDown ? [width, height] : [1, width];
    for (let index = 0; index < width * height; index++) {
      const place = isDown ? Math.floor(index / width) : index % width;
      let found = from.values[index] as number;
      for (let offset = Math.max(-place, -radius); offset <= Math.min(count - 1 - place, radius); offset++) {
        found = Math.min(found, from.values[index + offset * step] as number);
      }
      result.values[index] = found;
    }
    return result;
  };
  return slide(slide(plane, false), true);
}

/** Reads strength and direction of the texture; `noise` is the standard deviation of the noise to ignore. */
export function readTexture(luma: Plane, noise: number): TextureGuide {
  const { width, height, values } = luma;
  const smooth = softBlur(luma, 1);
  const energy = boxBlur(
    mapPlane(luma, (value, index) => (value - (smooth.values[index] as number)) ** 2),
    2,
  );
  // A single edge has energy on a few pixels across, texture everywhere around.
  const spread = softBlur(leastAround(energy, 2), 2);
  const [xx, yy, xy] = [createPlane(width, height), createPlane(width, height), createPlane(width, height)];
  for (let index = 0; index < values.length; index++) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const dx = (values[index + (x < width - 1 ? 1 : 0)] as number) - (values[index - (x > 0 ? 1 : 0)] as number);
    const dy =
      (values[index + (y < height - 1 ? width : 0)] as number) - (values[index - (y > 0 ? width : 0)] as number);
    xx.values[index] = dx * dx;
    yy.values[index] = dy * dy;
    xy.values[index] = dx * dy;
  }
  const [meanXx, meanYy, meanXy] = [softBlur(xx, 2), softBlur(yy, 2), softBlur(xy, 2)];
  const cosine = createPlane(width, height);
  const sine = createPlane(width, height);
  for (let index = 0; index < values.length; index++) {
    const difference = (meanXx.values[index] as number) - (meanYy.values[index] as number);
    const twice = 2 * (meanXy.values[index] as number);
    const whole = (meanXx.values[index] as number) + (meanYy.values[index] as number) + noise * noise + 4;
    // The gradient points across the texture: the direction along it has the opposite sign at twice the angle.
    cosine.values[index] = -difference / whole;
    sine.values[index] = -twice / whole;
  }
  return {
    amplitude: mapPlane(spread, (value) => {
      const texture = Math.sqrt(Math.max(0, value - (noise * 0.9) ** 2));
      return texture / (1 + texture / strongTexture);
    }),
    cosine,
    sine,
  };
}
