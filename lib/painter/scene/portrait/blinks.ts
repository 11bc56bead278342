import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';
import { eyeCentre } from './eyes.ts';
import { type Pose, traceCurve } from './pose.ts';
import type { Sitter } from './sitter.ts';

/** A blink closes in 80 ms and opens in 150. */
const [fallSeconds, openSeconds] = [0.08, 0.15];

/** How far the eyes are closed at a time, 0 to 1. They are open at time 0, and blink every two to five seconds. */
export function createBlinks(stage: Stage): (timeSeconds: number) => number {
  const random = stage.random('blinks');
  const times: number[] = [];
  for (let at = random.between(0.6, 1.4); at < stage.durationSeconds; at += random.between(2, 4.8)) times.push(at);
  return (timeSeconds) =>
    Math.max(
      0,
      ...times.map((at) => {
        const since = timeSeconds - at;
        return since < 0 ? 1 + since / fallSeconds : 1 - since / openSeconds;
      }),
    );
}

/** Draws the upper lids down over the eyes by a share, the lashes with them. */
export function closeEyes(context: SKRSContext2D, pose: Pose, sitter: Sitter, share: number): void {
  if (share <= 0) return;
  for (const side of [1, -1] as const) {
    const [cx, cy] = eyeCentre(side);
    // The lid's edge goes from the eye's upper outline to its lower.
    const edge = -0.054 + 0.092 * share;
    const lid = mix(sitter.skin, sitter.skinShade, side === 1 ? 0.4 : 0.75);
    traceCurve(
      context,
      pose,
      [cx - 0.088, cy + 0.006],
      [
        [cx - 0.042, cy - 0.06, cx + 0.042, cy - 0.06, cx + 0.09, cy],
        [cx + 0.042, cy + edge, cx - 0.042, cy + edge, cx - 0.088, cy + 0.006],
      ],
    );
    context.fillStyle = css(lid);
    context.fill();
    context.lineCap = 'round';
    context.strokeStyle = css(mix({ l: 0.2, c: 0.03, h: 40 }, sitter.hairShade, 0.3));
    context.lineWidth = pose.head * (sitter.isMan ? 0.011 : 0.016);
    traceCurve(
      context,
      pose,
      [cx - 0.086, cy + 0.006],
      [[cx - 0.042, cy + edge, cx + 0.042, cy + edge, cx + 0.09, cy]],
    );
    context.stroke();
  }
}
