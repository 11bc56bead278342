import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Oklch, shift } from '../../colour/oklch.ts';
import type { Random } from '../../scene/noise/random.ts';

/** Paints a curved branch with leaves and berries that grows from a point. Angles in radians, 0 to the right. */
export function paintSprig(
  context: SKRSContext2D,
  root: { x: number; y: number; angle: number; length: number },
  colors: { leaf: Oklch; berry: Oklch },
  random: Random,
): void {
  const { length } = root;
  const bend = random.between(0.35, 0.8) * (random.chance(0.5) ? 1 : -1);
  const leaves = 9 + Math.floor(random.next() * 4);
  context.save();
  context.translate(root.x, root.y);
  context.rotate(root.angle);
  const at = (share: number): { x: number; y: number; angle: number } => ({
    x: length * share,
    y: length * bend * 0.32 * share * share,
    angle: Math.atan(bend * 0.64 * share),
  });
  context.lineCap = 'round';
  context.strokeStyle = css(shift(colors.leaf, { l: -0.06 }));
  context.lineWidth = length * 0.012;
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(length * 0.5, 0, length, length * bend * 0.32);
  context.stroke();
  for (let leaf = 0; leaf < leaves; leaf++) {
    const share = 0.12 + (leaf / leaves) * 0.88;
    const point = at(share);
    const size = length * (0.2 - 0.11 * share) * random.between(0.85, 1.15);
    const side = leaf % 2 === 0 ? 1 : -1;
    context.save();
    context.translate(point.x, point.y);
    context.rotate(point.angle + side * random.between(0.6, 0.95));
    context.fillStyle = css(shift(colors.leaf, { l: random.between(-0.06, 0.08), h: random.between(-14, 14) }));
    context.beginPath();
    context.moveTo(0, 0);
    context.bezierCurveTo(size * 0.3, -size * 0.34, size * 0.8, -size * 0.26, size, 0);
    context.bezierCurveTo(size * 0.8, size * 0.2, size * 0.3, size * 0.26, 0, 0);
    context.fill();
    context.restore();
    if (random.chance(0.32)) {
      context.fillStyle = css(colors.berry);
      context.beginPath();
      context.arc(point.x - size * 0.12, point.y - side * size * 0.42, length * 0.02, 0, Math.PI * 2);
      context.fill();
    }
  }
  context.restore();
}
