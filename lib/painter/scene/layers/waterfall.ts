import { css, mix } from '../../colour/oklch.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import { crestOf, type Relief } from '../relief/relief.ts';
import { linearGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';

/** Water falling down a rock face in strands, spray at its foot; it runs in a video. */
export function createWaterfall(stage: Stage, terrain: TerrainPlan, relief: Relief): SceneLayer {
  const { unit, palette, plan } = stage;
  const x = terrain.across * stage.width;
  const top = crestOf(stage, relief, x) + unit * 0.012;
  const lake = plan.terrain.find((stretch) => stretch.kind === 'lake');
  const foot = (lake === undefined ? terrain.base : lake.base) * stage.height + unit * 0.004;
  const half = Math.max(unit * 0.05, (foot - top) * 0.17);
  const white = mix(palette.cloud, { l: 0.97, c: 0.012, h: 220 }, 0.5);
  return {
    name: 'waterfall',
    depth: terrain.depth,
    rows: { top: top - unit * 0.02, bottom: foot + unit * 0.1 },
    paint: (context) => {
      context.beginPath();
      context.moveTo(x - half * 0.6, top);
      context.bezierCurveTo(
        x - half * 0.7,
        top + (foot - top) * 0.3,
        x - half * 1.1,
        top + (foot - top) * 0.7,
        x - half * 1.15,
        foot,
      );
      context.lineTo(x + half * 1.15, foot);
      context.bezierCurveTo(
        x + half,
        top + (foot - top) * 0.7,
        x + half * 0.75,
        top + (foot - top) * 0.3,
        x + half * 0.6,
        top,
      );
      context.closePath();
      context.fillStyle = linearGradient(
        context,
        [0, top],
        [0, foot],
        [
          { at: 0, color: mix(white, palette.sky, 0.3) },
          { at: 0.6, color: mix(white, palette.water, 0.25) },
          { at: 1, color: white },
        ],
      );
      context.fill();
    },
    animate: (context, { timeSeconds }) => {
      const random = stage.random('strands');
      context.lineCap = 'round';
      for (let strand = 0; strand < 60; strand++) {
        const across = random.between(-1, 1);
        const fall = (random.next() + timeSeconds * random.between(0.5, 0.9)) % 1;
        const length = random.between(0.06, 0.2);
        const at = (share: number): [number, number] => [
          x + across * half * (0.6 + 0.5 * share),
          top + (foot - top) * Math.min(1, share ** 1.3),
        ];
        context.strokeStyle = css(strand % 3 === 0 ? mix(palette.water, palette.near, 0.2) : white, 0.5);
        context.lineWidth = Math.max(0.6, unit * random.between(0.001, 0.004));
        context.beginPath();
        context.moveTo(...at(fall));
        context.lineTo(...at(Math.min(1, fall + length)));
        context.stroke();
      }
      for (let puff = 0; puff < 26; puff++) {
        const swell = 0.6 + 0.4 * Math.sin(timeSeconds * 1.7 + puff);
        context.fillStyle = css(white, 0.13);
        context.beginPath();
        context.ellipse(
          x + random.spread() * half * 2.4,
          foot - random.next() * unit * 0.03,
          unit * random.between(0.012, 0.04) * swell,
          unit * random.between(0.008, 0.022) * swell,
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    },
  };
}
