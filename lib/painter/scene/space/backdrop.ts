import { mix, shift } from '../../colour/oklch.ts';
import { createRamp } from '../../colour/ramp.ts';
import { fractal, ridged } from '../noise/noise.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { paintPatch } from '../texture/pixel-patch.ts';

/** Deep space: folded clouds of gas in two colours, thin unless a nebula is requested. */
export function createSpaceBackdrop(stage: Stage): SceneLayer {
  const { left, right, top, bottom, unit, palette, plan, detail } = stage;
  const noise = stage.noise('nebula');
  const isNebula = plan.subjects.some((subject) => subject.kind === 'nebula');
  const tint = plan.subjects.find((subject) => subject.kind === 'nebula')?.tint ?? null;
  const thick = isNebula ? 1 : 0.5;
  const first = createRamp([
    mix(palette.zenith, { l: 0.09, c: 0.02, h: 270 }, 0.6),
    shift(tint ?? palette.sky, { l: -0.04, c: 1.2 }),
    tint === null ? shift(mix(palette.sky, palette.companion, 0.6), { l: 0.16, c: 1.3 }) : shift(tint, { l: 0.1 }),
    mix(shift(palette.companion, { l: 0.12 }), palette.light, 0.4),
  ]);
  const second = createRamp([
    shift(palette.far, { l: -0.05 }),
    shift(palette.far, { l: 0.24, c: 1.6 }),
    mix(shift(palette.far, { l: 0.4, c: 1.4 }), palette.light, 0.3),
  ]);
  return {
    name: 'space',
    depth: 0,
    paint: (context) => {
      const other = new Float32Array(3);
      paintPatch(
        context,
        { x: left, y: top, width: right - left, height: bottom - top },
        700 + 500 * detail,
        (x, y, pixel) => {
          const [u, v] = [x / unit, y / unit];
          const bendX = fractal(noise, u * 1.3 + 4, v * 1.3, 3) * 0.55;
          const bendY = fractal(noise, u * 1.3, v * 1.3 + 9, 3) * 0.55;
          const cloud = fractal(noise, u * 1.15 + bendX + bendY * 0.4, v * 1.15 + bendY, 6, 0.56);
          const veins = ridged(noise, u * 1.7 + bendX, v * 1.7 + bendY + 20, 5);
          const lane = smoothStep(0.02, 0.5, fractal(noise, u * 1.9 + bendY + 50, v * 1.9 + bendX, 5, 0.55));
          const body = smoothStep(-0.25, 0.75, cloud + (veins - 0.62) * 0.7) * thick * (1 - lane * 0.72);
          first(body * 1.08, pixel);
          const warm = smoothStep(0.05, 0.6, fractal(noise, u * 0.9 + 30 + bendX, v * 0.9, 4)) * body * 0.85;
          second(body * 1.2, other);
          for (let channel = 0; channel < 3; channel++)
            pixel[channel] = (pixel[channel] as number) * (1 - warm) + (other[channel] as number) * warm;
          pixel[3] = 1;
        },
      );
    },
  };
}
