import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';
import { roundShade } from '../subjects/brush.ts';
import { addBrushTexture } from '../texture/brush-texture.ts';

/**
 * A turned thing, as from a potter's wheel: its outline from the rim down, as `[height, radius]` shares of its size.
 */
export type Profile = readonly (readonly [height: number, radius: number])[];

/** Position and finish of a turned thing. */
export interface Turned {
  x: number;
  y: number;
  size: number;
  color: Oklch;
  toward: number;
  /** How far its rims open toward the viewer, as a share of their radius. */
  tilt: number;
  /** Shine, 0 matt to 1 glazed. */
  gloss: number;
}

/** A curve through points, finely divided (Catmull and Rom, 1974, uniform). */
function smooth(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    return Array.from({ length: 12 }, (_, step) => {
      const t = (step + 1) / 12;
      const at = (axis: 0 | 1): number =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t);
      return [at(0), at(1)] as const;
    });
  });
}

function outline(context: SKRSContext2D, profile: Profile, { x, y, size, tilt }: Turned): void {
  const top = profile[0];
  const foot = profile.at(-1);
  if (top === undefined || foot === undefined) return;
  const rightSide = profile.map(([height, radius]) => [x + radius * size, y - height * size] as const);
  context.beginPath();
  context.moveTo(x - top[1] * size, y - top[0] * size);
  context.ellipse(x, y - top[0] * size, top[1] * size, top[1] * size * tilt, 0, Math.PI, 0);
  for (const [x1, y1] of smooth(rightSide)) context.lineTo(x1, y1);
  context.ellipse(x, y - foot[0] * size, foot[1] * size, foot[1] * size * tilt, 0, 0, Math.PI);
  for (const [x1, y1] of smooth(rightSide).toReversed()) context.lineTo(x * 2 - x1, y1);
  context.closePath();
}

/** Paints a turned thing: round shading, brush marks, a band of shine, and the dark of its mouth. */
export function paintTurned(
  context: SKRSContext2D,
  stage: Stage,
  profile: Profile,
  turned: Turned,
  isOpen = true,
): void {
  const { x, y, size, color, toward, tilt, gloss } = turned;
  const widest = Math.max(...profile.map(([, radius]) => radius)) * size;
  const top = profile[0];
  if (top === undefined) return;
  context.save();
  outline(context, profile, turned);
  context.fillStyle = roundShade(context, stage, x - widest, x + widest, color, toward);
  context.fill();
  context.clip();
  addBrushTexture(context, stage, 0.55, 1.45);
  const shineX = x + toward * widest * 0.52;
  const shine = context.createLinearGradient(shineX - widest * 0.16, 0, shineX + widest * 0.16, 0);
  shine.addColorStop(0, css(stage.palette.light, 0));
  shine.addColorStop(0.5, css(mix(stage.palette.light, { l: 0.99, c: 0.01, h: 90 }, 0.5), 0.75 * gloss));
  shine.addColorStop(1, css(stage.palette.light, 0));
  context.fillStyle = shine;
  context.fillRect(shineX - widest * 0.16, y - top[0] * size * 0.94, widest * 0.32, top[0] * size * 0.62);
  context.restore();
  if (!isOpen) return;
  const [rimX, rimY] = [top[1] * size, top[1] * size * tilt];
  context.fillStyle = css(mix(shift(color, { l: -0.2 }), stage.palette.zenith, 0.15));
  context.beginPath();
  context.ellipse(x, y - top[0] * size, rimX, rimY, 0, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = css(mix(shift(color, { l: 0.08 }), stage.palette.light, 0.4));
  context.lineWidth = Math.max(0.7, size * 0.012);
  context.stroke();
}
