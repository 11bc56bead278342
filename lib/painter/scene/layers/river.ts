import { css, mix, shift } from '../../colour/oklch.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import { linearGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { traceBand, windingBand } from './band.ts';

/** A river winding through the land, with the sky's reflection and light along its banks. */
export function createRiver(stage: Stage, terrain: TerrainPlan): SceneLayer {
  const { palette, unit, plan } = stage;
  const top = terrain.base * stage.height;
  const band = windingBand(stage, terrain.name, top, terrain.across, 0.24);
  const color = terrain.tint ?? palette.water;
  return {
    name: terrain.name,
    depth: terrain.depth,
    rows: { top, bottom: stage.bottom },
    paint: (context) => {
      traceBand(context, band, unit * 0.022);
      context.fillStyle = css(shift(stage.landAt(0.8, null), { l: -0.06 }), 0.8);
      context.fill();
      traceBand(context, band);
      context.fillStyle = linearGradient(
        context,
        [0, top],
        [0, stage.bottom],
        [
          { at: 0, color: mix(palette.horizon, color, 0.2) },
          { at: 0.35, color: mix(palette.sky, color, 0.45) },
          { at: 1, color: mix(palette.zenith, color, 0.55) },
        ],
      );
      context.fill();
      context.strokeStyle = css(mix(palette.horizon, palette.light, 0.5), 0.5);
      context.lineWidth = Math.max(0.6, unit * 0.0022);
      context.stroke();
    },
    animate: (context, { timeSeconds }) => {
      const random = stage.random('ripples');
      context.save();
      traceBand(context, band);
      context.clip();
      const hasLight = plan.light.body !== null;
      for (let index = 0; index < 110 + 160 * stage.detail; index++) {
        const near = random.next() ** 0.7;
        const flow = (near + timeSeconds * 0.012 * random.between(0.6, 1.4)) % 1;
        const y = top + (stage.bottom - top) * flow;
        const { x, half } = band.at(y);
        const length = half * random.between(0.1, 0.4);
        context.fillStyle = css(
          index % 3 === 0 && hasLight ? palette.light : index % 2 === 0 ? palette.horizon : shift(color, { l: -0.1 }),
          0.3 + 0.3 * random.next(),
        );
        context.beginPath();
        context.ellipse(x + random.between(-1, 1) * half, y, length, unit * (0.0006 + 0.003 * flow), 0, 0, Math.PI * 2);
        context.fill();
      }
      context.restore();
    },
  };
}
