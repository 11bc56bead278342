import { css, mix, shift } from '../../colour/oklch.ts';
import { hazeColor } from '../layers/ridge.ts';
import { lightToward } from '../plants/plant.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import { glowGradient, linearGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { paintBuilding } from './building.ts';
import { lampColors, litShare } from './windows.ts';

/** A rank of city blocks, highest around its centre; nearer ranks have larger and clearer windows. */
export function createSkyline(stage: Stage, terrain: TerrainPlan): SceneLayer {
  const { left, right, bottom, landUnit, palette, plan } = stage;
  const { depth } = terrain;
  const foot = terrain.base * stage.height;
  const tall = terrain.rise * landUnit;
  const top = foot - tall * 1.75;
  return {
    name: terrain.name,
    depth,
    rows: { top, bottom },
    paint: (context) => {
      const random = stage.random(terrain.name);
      const haze = mix(hazeColor(stage), palette.companion, plan.tones.includes('neon') ? 0.35 : 0);
      const veil = Math.min(0.9, (1 - depth) ** 1.4 * 0.95 + plan.air.fog * 0.4 + plan.air.rain * 0.15);
      const base = mix(stage.landAt(depth * 0.9 + 0.08, terrain.tint), haze, veil * 0.3);
      const storey = landUnit * (0.0085 + 0.021 * depth);
      const centre = terrain.across * stage.width;
      let x = left - tall * 0.1;
      while (x < right) {
        const width = tall * random.between(0.16, 0.4);
        const away = Math.abs(x + width / 2 - centre) / (stage.width * 0.5);
        const height =
          tall *
          (0.36 + 0.72 * Math.exp(-((away / 0.5) ** 2)) * random.between(0.45, 1.25)) *
          random.between(0.72, 1.12);
        const color = shift(base, {
          l: random.spread() * 0.035,
          h: random.spread() * 18,
          c: random.between(0.8, 1.25),
        });
        paintBuilding(
          context,
          stage,
          {
            x,
            foot: bottom,
            width,
            height: height + bottom - foot,
            color,
            haze,
            veil,
            storey,
            toward: lightToward(stage, x) || 0.5,
          },
          random,
        );
        if (depth > 0.25 && random.chance(plan.tones.includes('neon') ? 0.6 : 0))
          paintSign(x + width * random.between(0.1, 0.7), foot - height * random.between(0.3, 0.75), storey);
        x += width * random.between(0.82, 1.12);
      }
      context.globalCompositeOperation = 'source-atop';
      context.fillStyle = linearGradient(
        context,
        [0, foot - tall * 0.75],
        [0, foot + tall * 0.05],
        [
          { at: 0, color: haze, alpha: 0 },
          { at: 1, color: haze, alpha: veil * 0.8 },
        ],
      );
      context.fillRect(left, foot - tall * 0.75, right - left, bottom);

      function paintSign(signX: number, signY: number, size: number): void {
        const color = random.pick(lampColors(stage));
        const long = size * random.between(2.2, 5);
        context.globalCompositeOperation = 'screen';
        context.fillStyle = glowGradient(context, [signX, signY + long / 2], long * 1.5, color, 0.55);
        context.fillRect(signX - long * 1.5, signY - long, long * 3, long * 3);
        context.globalCompositeOperation = 'source-over';
        context.fillStyle = css(shift(color, { l: -0.25 }), 0.85);
        context.fillRect(signX - size * 0.42, signY, size * 0.84, long);
        context.fillStyle = css(shift(color, { l: 0.06 }), 0.95);
        for (let mark = 0; mark * size * 0.8 + size * 0.5 < long; mark++) {
          context.fillRect(
            signX - size * 0.24,
            signY + size * 0.22 + mark * size * 0.8,
            size * 0.48,
            size * random.between(0.12, 0.5),
          );
        }
      }
    },
    ...(litShare(stage) > 0.2 && depth > 0.2 ? { animate: blinkWindows(stage, terrain) } : {}),
  };
}

/** Aviation lights on roofs that pulse in a video. */
function blinkWindows(stage: Stage, terrain: TerrainPlan): SceneLayer['animate'] {
  const random = stage.random(`beacons ${terrain.name}`);
  const beacons = Array.from({ length: 5 }, () => ({
    x: stage.width * random.next(),
    y: terrain.base * stage.height - terrain.rise * stage.landUnit * random.between(0.25, 0.7),
    phase: random.between(0, 6),
  }));
  const color = { l: 0.68, c: 0.2, h: 28 };
  return (context, { timeSeconds }) => {
    context.globalCompositeOperation = 'screen';
    for (const beacon of beacons) {
      const radius = stage.unit * 0.012;
      const alpha = 0.25 + 0.75 * Math.max(0, Math.sin(timeSeconds * 2.2 + beacon.phase)) ** 3;
      context.fillStyle = glowGradient(context, [beacon.x, beacon.y], radius, color, alpha * 0.8);
      context.fillRect(beacon.x - radius, beacon.y - radius, radius * 2, radius * 2);
    }
  };
}
