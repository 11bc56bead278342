import { css, mix, shift } from '../../colour/oklch.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import { lightToward, plantColors } from '../plants/plant.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { traceBlade } from './blades.ts';

/**
 * Tall grass and seed heads close to the viewer, higher in the corners, as a near edge of the image. They sway in a
 * video.
 */
export function createForegroundGrass(stage: Stage, isSnowy: boolean): SceneLayer {
  const { left, right, bottom, unit, width, palette, plan, detail } = stage;
  const random = stage.random('foreground');
  const colors = plantColors(
    stage,
    isSnowy ? mix(palette.foliage, { l: 0.55, c: 0.04, h: 75 }, 0.6) : palette.foliage,
    1,
  );
  const thin = isSnowy ? 0.3 : 1;
  const count = Math.round(((right - left) / unit) * (60 + 110 * detail) * thin);
  const blades = Array.from({ length: count }, () => {
    const x = random.between(left, right);
    const aside = Math.abs(x / width - (1 - plan.light.across)) ** 1.2;
    const edge = smoothStep(0.1, 0.6, Math.abs(x / width - 0.5)) * 0.7 + (1 - aside) * 0.15;
    const height = unit * (0.035 + 0.13 * edge) * random.between(0.45, 1.35);
    const lit = random.next() * 0.5 + 0.5 * Math.max(0, 1 - Math.abs(lightToward(stage, x)));
    return {
      x,
      height,
      lean: random.spread() * 0.34,
      lit,
      phase: x / (unit * 0.4) + random.next(),
      hasHead: random.chance(0.13),
    };
  });
  return {
    name: 'foreground',
    depth: 1,
    rows: { top: bottom - unit * 0.26, bottom },
    animate: (context, { timeSeconds }) => {
      for (const blade of blades) {
        const sway = Math.sin(timeSeconds * 1.6 - blade.phase) * plan.air.wind * 0.14;
        context.fillStyle = css(
          blade.lit < 0.45
            ? mix(shift(colors.shade, { l: -0.03 }), colors.base, blade.lit)
            : mix(colors.base, colors.lit, blade.lit - 0.4),
        );
        context.beginPath();
        traceBlade(
          context,
          blade.x,
          bottom + unit * 0.01,
          blade.height,
          blade.lean + sway + plan.air.wind * 0.12,
          Math.max(0.7, unit * 0.0042),
        );
        context.fill();
        if (!blade.hasHead) continue;
        const lean = blade.lean + sway + plan.air.wind * 0.12;
        context.beginPath();
        context.ellipse(
          blade.x + lean * blade.height,
          bottom - blade.height * (1 - Math.abs(lean) * 0.25),
          unit * 0.0035,
          unit * 0.012,
          lean,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    },
  };
}
