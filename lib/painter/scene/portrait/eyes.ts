import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';
import { type Pose, traceCurve } from './pose.ts';
import type { Sitter } from './sitter.ts';

/** The position of an eye, in head units; side 1 is toward the light. */
export function eyeCentre(side: 1 | -1): [number, number] {
  return [side * 0.175 - 0.004, -0.045];
}

/** Paints one eye under its lid and brow; side 1 is toward the light. */
export function paintEye(context: SKRSContext2D, stage: Stage, pose: Pose, sitter: Sitter, side: 1 | -1): void {
  const { head } = pose;
  const [cx, cy] = eyeCentre(side);
  const at = (dx: number, dy: number): [number, number] => [
    pose.x + (cx + dx) * head * pose.turn,
    pose.y + (cy + dy) * head,
  ];
  context.save();
  traceCurve(
    context,
    pose,
    [cx - 0.082, cy + 0.006],
    [
      [cx - 0.04, cy - 0.052, cx + 0.04, cy - 0.052, cx + 0.082, cy + 0.002],
      [cx + 0.04, cy + 0.04, cx - 0.04, cy + 0.042, cx - 0.082, cy + 0.006],
    ],
  );
  context.fillStyle = css(mix({ l: 0.95, c: 0.012, h: 80 }, sitter.skinShade, side === 1 ? 0.1 : 0.3));
  context.fill();
  context.clip();
  context.fillStyle = css(sitter.eyes);
  context.beginPath();
  context.arc(...at(0.006, -0.006), head * 0.041, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css({ l: 0.15, c: 0.02, h: 60 });
  context.beginPath();
  context.arc(...at(0.006, -0.006), head * 0.019, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(sitter.skinShade, 0.5);
  context.fillRect(pose.x - head, pose.y + (cy - 0.06) * head, head * 2, head * 0.036);
  context.restore();
  context.fillStyle = css(mix(stage.palette.light, { l: 0.99, c: 0.01, h: 90 }, 0.5));
  context.beginPath();
  context.arc(...at(0.018, -0.018), head * 0.0095, 0, Math.PI * 2);
  context.fill();
  const lash = mix({ l: 0.2, c: 0.03, h: 40 }, sitter.hairShade, 0.3);
  context.lineCap = 'round';
  context.strokeStyle = css(lash);
  context.lineWidth = head * (sitter.isMan ? 0.011 : 0.016);
  traceCurve(
    context,
    pose,
    [cx - 0.085, cy + 0.006],
    [[cx - 0.042, cy - 0.056, cx + 0.04, cy - 0.056, cx + 0.09, cy - 0.002]],
  );
  context.stroke();
  context.strokeStyle = css(sitter.skinShade, 0.85);
  context.lineWidth = head * 0.006;
  traceCurve(
    context,
    pose,
    [cx - 0.075, cy - 0.038],
    [[cx - 0.03, cy - 0.078, cx + 0.04, cy - 0.076, cx + 0.08, cy - 0.034]],
  );
  context.stroke();
  traceCurve(
    context,
    pose,
    [cx - 0.06, cy + 0.032],
    [[cx - 0.02, cy + 0.05, cx + 0.03, cy + 0.05, cx + 0.07, cy + 0.026]],
  );
  context.stroke();
  const brow = mix(sitter.hairShade, sitter.hairColor, 0.35);
  context.fillStyle = css(brow, 0.92);
  const thick = sitter.isMan ? 0.034 : 0.022;
  const inner = side === 1 ? -1 : 1;
  traceCurve(
    context,
    pose,
    [cx + inner * 0.09, cy - 0.112],
    [
      [cx + inner * 0.04, cy - 0.15, cx - inner * 0.05, cy - 0.158, cx - inner * 0.115, cy - 0.105],
      [
        cx - inner * 0.05,
        cy - 0.158 + thick,
        cx + inner * 0.04,
        cy - 0.15 + thick * 1.25,
        cx + inner * 0.092,
        cy - 0.112 + thick,
      ],
    ],
  );
  context.fill();
}
