import { mix, type Oklch, shift } from '../../colour/oklch.ts';
import { createRamp } from '../../colour/ramp.ts';
import { fractal } from '../noise/noise.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { paintPatch } from '../texture/pixel-patch.ts';

/**
 * Northern lights: folded curtains, sharp below, stretched upward into rays. Two sheets drift against each other in a
 * video.
 */
export function createAurora(stage: Stage, index: number): SceneLayer {
  const { left, right, top, horizon, unit, plan, palette, durationSeconds } = stage;
  const noise = stage.noise(`aurora ${index}`);
  const green: Oklch =
    plan.tints.aurora ?? mix({ l: 0.85, c: 0.2, h: 158 }, palette.accent, plan.tints.aurora === undefined ? 0 : 0.2);
  const ramp = createRamp([
    shift(green, { l: 0.08 }),
    green,
    shift(green, { l: -0.12, h: 35 }),
    shift(green, { l: -0.3, h: 130 }),
  ]);
  const drift = unit * (index === 0 ? 0.012 : 0.02);
  const spread = Math.ceil(drift * durationSeconds) + 2;
  const tall = Math.min(horizon, unit * 0.95);
  return {
    name: `aurora ${index + 1}`,
    depth: 0.03,
    drift,
    spread,
    rows: { top, bottom: horizon },
    paint: (context) => {
      context.globalCompositeOperation = stage.durationSeconds > 0 ? 'source-over' : 'screen';
      paintPatch(
        context,
        { x: left - spread, y: top, width: right - left + spread, height: horizon - top },
        800 + 300 * stage.detail,
        (x, y, pixel) => {
          const u = x / unit;
          let [best, height] = [0, 0];
          for (let curtain = 0; curtain < 2; curtain++) {
            const fold =
              fractal(noise, u * 0.9 + curtain * 31 + index * 7, 1.5, 3) * 0.3 + noise(u * 3.2, curtain * 5) * 0.05;
            const foot = horizon - tall * (0.32 + curtain * 0.26 + index * 0.1 + fold);
            const up = (foot - y) / (tall * 0.62);
            if (up < -0.1) continue;
            const ray = 0.55 + 0.45 * noise(u * 17 + fold * 10, up * 0.7 + curtain) + 0.25 * noise(u * 46, up * 0.4);
            const glow =
              smoothStep(-0.07, 0.035, up) *
              Math.exp(-Math.max(0, up) * 2.6) *
              Math.max(0, ray) *
              (0.75 + 0.5 * noise(u * 1.3 + 7, curtain));
            if (glow > best) [best, height] = [glow, up];
          }
          ramp(height * 1.15, pixel);
          pixel[3] = Math.min(0.92, best * (1.05 - index * 0.3));
        },
      );
    },
  };
}
