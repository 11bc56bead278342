import { css, mix } from '../../colour/oklch.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import { crestOf, type Relief } from '../relief/relief.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { glow } from '../subjects/brush.ts';

/** A volcano's eruption: a leaning plume of smoke lit from below, fire in the crater. */
export function createEruption(stage: Stage, terrain: TerrainPlan, relief: Relief): SceneLayer {
  const { unit, palette, plan } = stage;
  const x = terrain.across * stage.width;
  const top = crestOf(stage, relief, x) + unit * 0.01;
  const isDark = plan.time === 'night' || plan.time === 'dusk' || plan.time === 'sunset';
  const fire = { l: 0.72, c: 0.19, h: 45 };
  return {
    name: 'eruption',
    depth: terrain.depth,
    animate: (context, { timeSeconds }) => {
      const random = stage.random('plume');
      for (let puff = 0; puff < 46; puff++) {
        const age = (puff / 46 + timeSeconds * 0.035) % 1;
        const wide = unit * (0.018 + 0.1 * age) * random.between(0.7, 1.3);
        const px = x + age ** 1.4 * unit * (0.16 + 0.3 * plan.air.wind) + random.spread() * unit * 0.05 * (0.2 + age);
        const py = top - age * unit * 0.36 + random.spread() * unit * 0.02;
        const lit = Math.max(0, 1 - age * 2.4) * (isDark ? 0.6 : 0.25);
        context.fillStyle = css(
          mix(mix(palette.cloudShade, palette.near, 0.3), lit > 0.05 ? fire : palette.cloud, lit > 0.05 ? lit : 0.2),
          0.42 * (1 - age) ** 0.6,
        );
        context.beginPath();
        context.ellipse(px, py, wide, wide * 0.8, 0, 0, Math.PI * 2);
        context.fill();
      }
      glow(context, x, top, unit * 0.16, fire, (isDark ? 0.9 : 0.45) * (0.85 + 0.15 * Math.sin(timeSeconds * 5)));
    },
  };
}
