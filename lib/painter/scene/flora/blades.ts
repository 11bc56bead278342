import type { SKRSContext2D } from '@napi-rs/canvas';

/**
 * A blade of grass as a slender curved wedge from its root, leaning; `lean` is the tip's sideways offset as a share of
 * its height.
 */
export function traceBlade(
  context: SKRSContext2D,
  x: number,
  y: number,
  height: number,
  lean: number,
  width: number,
): void {
  const [tipX, tipY] = [x + lean * height, y - height * (1 - Math.abs(lean) * 0.25)];
  const bendX = x + lean * height * 0.22;
  context.moveTo(x - width / 2, y);
  context.quadraticCurveTo(bendX - width / 2, y - height * 0.6, tipX, tipY);
  context.quadraticCurveTo(bendX + width / 2, y - height * 0.55, x + width / 2, y);
}
