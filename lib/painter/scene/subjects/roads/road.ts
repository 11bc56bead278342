import { css, mix, shift, tint } from '../../../colour/oklch.ts';
import { traceBand, windingBand } from '../../layers/band.ts';
import { linearGradient } from '../../stage/gradients.ts';
import { inAir, strokeLine } from '../brush.ts';
import type { SubjectArt } from '../subject-art.ts';

/** A road or path that winds in from the distance. */
export const road: SubjectArt = {
  paint: (context, { stage, plan, spots, surface, depth }) => {
    const spot = spots[0];
    if (spot === undefined) return;
    const ground = stage.landAt(0.8, null);
    const isSnowy = stage.plan.places.includes('snowfield');
    const color = inAir(
      stage,
      plan.tint ?? (isSnowy ? tint(0.86, 0.02, 250) : mix(ground, tint(0.78, 0.05, 75), 0.62)),
      depth,
    );
    const plain = stage.plan.terrain.find((stretch) => stretch.kind === 'plain');
    const top =
      plain === undefined ? surface(spot.x) - stage.unit * 0.02 : plain.base * stage.height + stage.unit * 0.015;
    const band = windingBand(stage, 'road', top, spot.x / stage.width, 0.13);
    traceBand(context, band, stage.unit * 0.016);
    context.fillStyle = css(shift(ground, { l: -0.05 }), 0.7);
    context.fill();
    traceBand(context, band);
    context.fillStyle = linearGradient(
      context,
      [0, top],
      [0, stage.bottom],
      [
        { at: 0, color: mix(color, stage.palette.horizon, 0.3) },
        { at: 0.4, color },
        { at: 1, color: shift(color, { l: -0.08 }) },
      ],
    );
    context.fill();
    for (const share of [-0.45, 0.45]) {
      const track = Array.from({ length: 60 }, (_, step) => {
        const y = top + ((stage.bottom - top) * (step + 1)) / 60;
        const { x, half } = band.at(y);
        return [x + half * share, y] as const;
      });
      strokeLine(context, track, shift(color, { l: -0.07 }), Math.max(0.6, stage.unit * 0.006), 0.55);
    }
  },
};
