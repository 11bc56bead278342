import { mix } from '../../colour/oklch.ts';
import { createRamp } from '../../colour/ramp.ts';
import { fractal } from '../noise/noise.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { paintPatch } from '../texture/pixel-patch.ts';

/** A bank of mist at a height of the image, thick below and ragged above; it drifts in a video. */
export function createFogBank(
  stage: Stage,
  options: { at: number; tall: number; depth: number; name: string },
): SceneLayer {
  const { left, right, unit, plan, palette, durationSeconds } = stage;
  const { at, tall, depth, name } = options;
  const noise = stage.noise(name);
  const drift = unit * 0.012 * (depth < 0.5 ? 1 : -1.3);
  const reach = Math.ceil(Math.abs(drift) * durationSeconds) + 2;
  const ramp = createRamp([mix(palette.horizon, palette.far, 0.4), mix(palette.horizon, palette.cloud, 0.4)]);
  const top = at - tall;
  return {
    name,
    depth,
    drift,
    spread: reach,
    rows: { top, bottom: at + tall * 0.7 },
    paint: (context) => {
      const from = left - (drift > 0 ? reach : 0);
      const to = right + (drift > 0 ? 0 : reach);
      paintPatch(context, { x: from, y: top, width: to - from, height: tall * 1.7 }, 420, (x, y, pixel) => {
        const height = (y - top) / (tall * 1.7);
        const wisp = fractal(noise, (x / unit) * 2.1, (y / unit) * 5.5, 4);
        const body = Math.sin(Math.min(1, Math.max(0, height)) * Math.PI) ** 1.4;
        ramp(0.5 + wisp, pixel);
        pixel[3] = Math.min(0.9, plan.air.fog * body * smoothStep(-0.55, 0.5, wisp + (height - 0.4)) * 1.15);
      });
    },
  };
}
