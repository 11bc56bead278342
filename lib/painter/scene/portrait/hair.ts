import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';
import { addBrushTexture } from '../texture/brush-texture.ts';
import { type Curve, type Pose, traceCurve } from './pose.ts';
import type { Sitter } from './sitter.ts';

interface Mass {
  from: readonly [number, number];
  curves: readonly Curve[];
}

const behind: Record<Sitter['hair'], Mass | null> = {
  long: {
    from: [0, -0.6],
    curves: [
      [0.34, -0.62, 0.46, -0.38, 0.46, -0.05],
      [0.47, 0.3, 0.6, 0.5, 0.54, 0.92],
      [0.36, 1.06, -0.32, 1.08, -0.52, 0.94],
      [-0.62, 0.5, -0.5, 0.3, -0.48, -0.05],
      [-0.48, -0.38, -0.34, -0.62, 0, -0.6],
    ],
  },
  bob: {
    from: [0, -0.6],
    curves: [
      [0.36, -0.62, 0.5, -0.36, 0.49, -0.02],
      [0.5, 0.22, 0.46, 0.38, 0.38, 0.46],
      [0.2, 0.52, -0.2, 0.52, -0.42, 0.47],
      [-0.5, 0.36, -0.53, 0.2, -0.51, -0.02],
      [-0.5, -0.36, -0.36, -0.62, 0, -0.6],
    ],
  },
  bun: {
    from: [0, -0.58],
    curves: [
      [0.3, -0.6, 0.42, -0.36, 0.42, -0.08],
      [0.42, 0.1, 0.36, 0.2, 0.3, 0.25],
      [0.1, 0.3, -0.16, 0.3, -0.34, 0.24],
      [-0.42, 0.14, -0.46, 0.02, -0.45, -0.1],
      [-0.45, -0.38, -0.32, -0.6, 0, -0.58],
    ],
  },
  curly: null,
  short: null,
};

const front: Record<Exclude<Sitter['hair'], 'curly'>, Mass> = {
  long: {
    from: [0.1, -0.36],
    curves: [
      [0.22, -0.36, 0.34, -0.24, 0.37, 0],
      [0.4, 0.2, 0.44, 0.34, 0.45, 0.6],
      [0.5, 0.3, 0.5, 0.04, 0.46, -0.14],
      [0.44, -0.42, 0.28, -0.62, 0.02, -0.62],
      [-0.3, -0.63, -0.47, -0.4, -0.48, -0.1],
      [-0.5, 0.1, -0.52, 0.36, -0.5, 0.66],
      [-0.44, 0.4, -0.42, 0.2, -0.38, 0.02],
      [-0.34, -0.16, -0.22, -0.32, 0.1, -0.36],
    ],
  },
  bob: {
    from: [0.34, -0.14],
    curves: [
      [0.38, 0.06, 0.4, 0.2, 0.38, 0.42],
      [0.5, 0.3, 0.51, 0.04, 0.48, -0.14],
      [0.46, -0.44, 0.28, -0.63, 0, -0.63],
      [-0.3, -0.63, -0.5, -0.42, -0.5, -0.1],
      [-0.52, 0.12, -0.5, 0.34, -0.4, 0.44],
      [-0.4, 0.2, -0.38, 0.04, -0.35, -0.12],
      [-0.2, -0.17, 0.16, -0.18, 0.34, -0.14],
    ],
  },
  bun: {
    from: [0.08, -0.37],
    curves: [
      [0.24, -0.36, 0.33, -0.24, 0.36, -0.02],
      [0.42, -0.06, 0.44, -0.14, 0.43, -0.22],
      [0.4, -0.46, 0.26, -0.6, 0, -0.6],
      [-0.28, -0.6, -0.44, -0.44, -0.46, -0.2],
      [-0.46, -0.1, -0.43, -0.02, -0.38, 0],
      [-0.34, -0.22, -0.2, -0.34, 0.08, -0.37],
    ],
  },
  short: {
    from: [0.3, -0.3],
    curves: [
      [0.35, -0.2, 0.37, -0.1, 0.38, 0],
      [0.43, -0.1, 0.44, -0.2, 0.42, -0.34],
      [0.38, -0.56, 0.2, -0.66, -0.04, -0.65],
      [-0.3, -0.64, -0.45, -0.48, -0.45, -0.24],
      [-0.45, -0.12, -0.42, -0.04, -0.39, 0],
      [-0.38, -0.12, -0.37, -0.2, -0.33, -0.28],
      [-0.2, -0.42, 0.1, -0.36, 0.3, -0.3],
    ],
  },
};

function fillMass(
  context: SKRSContext2D,
  stage: Stage,
  pose: Pose,
  sitter: Sitter,
  mass: Mass,
  isFront: boolean,
): void {
  const { x, y, head, turn } = pose;
  const random = stage.random(isFront ? 'front hair' : 'back hair');
  context.save();
  traceCurve(context, pose, mass.from, mass.curves);
  const gradient = context.createLinearGradient(
    x + head * 0.5 * turn,
    y - head * 0.5,
    x - head * 0.5 * turn,
    y + head * 0.5,
  );
  gradient.addColorStop(0, css(isFront ? mix(sitter.hairColor, sitter.hairLight, 0.4) : sitter.hairColor));
  gradient.addColorStop(0.45, css(isFront ? sitter.hairColor : sitter.hairShade));
  gradient.addColorStop(1, css(sitter.hairShade));
  context.fillStyle = gradient;
  context.fill();
  context.clip();
  const count = Math.round((isFront ? 90 : 70) * (0.4 + stage.detail));
  context.lineCap = 'round';
  for (let strand = 0; strand < count; strand++) {
    const across = random.between(-0.56, 0.56);
    const lit = Math.max(0, Math.min(1, 0.3 + across * 0.9 + random.spread() * 0.4));
    context.strokeStyle = css(mix(sitter.hairShade, sitter.hairLight, lit), isFront ? 0.42 : 0.3);
    context.lineWidth = head * random.between(0.004, 0.018);
    const px = (value: number): number => x + value * head * turn;
    context.beginPath();
    context.moveTo(px(across * 0.25), y - head * 0.62);
    context.bezierCurveTo(
      px(across * 0.9),
      y - head * 0.5,
      px(across * 1.12 + random.spread() * 0.02),
      y - head * 0.1,
      px(across * (1.02 + random.spread() * 0.1)),
      y + head * (isFront ? 0.75 : 1.05),
    );
    context.stroke();
  }
  addBrushTexture(context, stage, 0.5, 1.3);
  context.restore();
}

function paintCurls(context: SKRSContext2D, stage: Stage, pose: Pose, sitter: Sitter, isFront: boolean): void {
  const random = stage.random(isFront ? 'front curls' : 'back curls');
  const { x, y, head, turn } = pose;
  const count = isFront ? 120 : 260;
  for (let curl = 0; curl < count; curl++) {
    const angle = isFront ? Math.PI * random.between(1.05, 1.95) : random.between(Math.PI * 0.86, Math.PI * 2.14);
    const reach = isFront ? random.between(0.4, 0.56) : random.between(0.3, 0.66);
    const [cx, cy] = [Math.cos(angle) * reach, Math.sin(angle) * reach * (isFront ? 1.02 : 1.05) - 0.06];
    if (isFront && cy > -0.3) continue;
    const lit = Math.max(0, Math.min(1, 0.35 + cx * 0.8 - cy * 0.35 + random.spread() * 0.35));
    const size = head * random.between(0.035, 0.075);
    context.fillStyle = css(mix(sitter.hairShade, sitter.hairColor, lit));
    context.beginPath();
    context.arc(x + cx * head * turn, y + cy * head, size, 0, Math.PI * 2);
    context.fill();
    context.strokeStyle = css(mix(sitter.hairColor, sitter.hairLight, lit), 0.6);
    context.lineWidth = Math.max(0.6, size * 0.16);
    context.beginPath();
    context.arc(x + cx * head * turn, y + cy * head, size * 0.62, angle, angle + 3.6);
    context.stroke();
  }
}

/** Paints the hair that lies behind the face and neck. */
export function paintHairBehind(context: SKRSContext2D, stage: Stage, pose: Pose, sitter: Sitter): void {
  if (sitter.hair === 'curly') {
    paintCurls(context, stage, pose, sitter, false);
    return;
  }
  const mass = behind[sitter.hair];
  if (sitter.hair === 'bun') {
    context.fillStyle = css(sitter.hairColor);
    context.beginPath();
    context.ellipse(
      pose.x - pose.head * 0.05 * pose.turn,
      pose.y - pose.head * 0.68,
      pose.head * 0.2,
      pose.head * 0.17,
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
    context.strokeStyle = css(sitter.hairLight, 0.6);
    for (let turn = 0; turn < 5; turn++) {
      context.lineWidth = pose.head * 0.012;
      context.beginPath();
      context.ellipse(
        pose.x - pose.head * 0.05 * pose.turn,
        pose.y - pose.head * 0.68,
        pose.head * (0.06 + turn * 0.03),
        pose.head * (0.05 + turn * 0.025),
        0,
        3.4 + turn * 0.3,
        5.6 + turn * 0.2,
      );
      context.stroke();
    }
  }
  if (mass !== null) fillMass(context, stage, pose, sitter, mass, false);
}

/** Paints the hair over the forehead and temples. */
export function paintHairBefore(context: SKRSContext2D, stage: Stage, pose: Pose, sitter: Sitter): void {
  if (sitter.hair === 'curly') paintCurls(context, stage, pose, sitter, true);
  else fillMass(context, stage, pose, sitter, front[sitter.hair], true);
}
