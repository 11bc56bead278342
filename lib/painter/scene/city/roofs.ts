import { css, mix, type Oklch, shift } from '../../colour/oklch.ts';
import { hazeColor } from '../layers/ridge.ts';
import { hillSurface } from '../layers/hills.ts';
import { lightToward } from '../plants/plant.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { paintCottage } from '../subjects/buildings/cottage.ts';

/** A village up a slope: gabled houses close together, with one steeple. */
export function createRoofs(stage: Stage, terrain: TerrainPlan): SceneLayer {
  const { left, right, bottom, landUnit, palette, plan } = stage;
  const surface = hillSurface(stage, { ...terrain, rise: terrain.rise * 0.6 });
  const tall = terrain.rise * landUnit;
  return {
    name: terrain.name,
    depth: terrain.depth,
    rows: { top: terrain.base * stage.height - tall * 2.2, bottom },
    paint: (context) => {
      const random = stage.random(terrain.name);
      const walls: Oklch[] = [
        { l: 0.9, c: 0.03, h: 80 },
        { l: 0.84, c: 0.06, h: 60 },
        { l: 0.8, c: 0.06, h: 30 },
        { l: 0.86, c: 0.03, h: 220 },
      ];
      const roofs: Oklch[] = [
        plan.tints.roof ?? { l: 0.55, c: 0.13, h: 38 },
        { l: 0.48, c: 0.11, h: 30 },
        { l: 0.42, c: 0.04, h: 260 },
      ];
      const dim = { night: 0.72, dusk: 0.6, sunset: 0.36, dawn: 0.26, golden: 0.16, morning: 0.1, day: 0.06 }[
        plan.time
      ];
      const inAir = (color: Oklch): Oklch =>
        mix(mix(color, palette.near, dim), hazeColor(stage), 0.1 + plan.air.fog * 0.3);
      for (const rank of [0, 1, 2]) {
        const size = tall * (0.34 + rank * 0.1);
        for (let x = left - size; x < right + size; x += size * random.between(0.75, 1.35)) {
          const away = Math.abs(x / stage.width - terrain.across);
          if (random.next() < away * 1.2 - 0.1) continue;
          const y = surface(x) + tall * (0.05 + rank * 0.26);
          const wall = terrain.tint ?? random.pick(walls as [Oklch, ...Oklch[]]);
          paintCottage(context, stage, {
            x,
            y,
            size: size * random.between(0.85, 1.25),
            wall: inAir(wall),
            roof: inAir(random.pick(roofs as [Oklch, ...Oklch[]])),
            toward: lightToward(stage, x) || 0.5,
            random,
            storeys: random.chance(0.45) ? 2 : 1,
          });
        }
        context.fillStyle = css(shift(stage.landAt(terrain.depth, null), { l: -0.01 * rank }));
        context.beginPath();
        context.moveTo(left, bottom);
        for (let x = left; x <= right + 6; x += 6) context.lineTo(x, surface(x) + tall * (0.06 + rank * 0.26));
        context.lineTo(right + 6, bottom);
        context.fill();
      }
    },
  };
}
