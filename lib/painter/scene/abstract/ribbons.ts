import { mix, type Oklch, shift } from '../../colour/oklch.ts';
import { fractal } from '../noise/noise.ts';
import { linearGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { addBrushTexture } from '../texture/brush-texture.ts';

/** Folded bands of colour that flow across the frame, each shading the one behind it. */
export function createRibbons(stage: Stage, colors: readonly Oklch[]): SceneLayer[] {
  const { left, right, bottom, height, unit, palette } = stage;
  const noise = stage.noise('ribbons');
  const count = 9;
  return Array.from({ length: count }, (_, index): SceneLayer => {
    const color = colors[index % colors.length] ?? palette.accent;
    const base = height * (-0.05 + (index / count) * 1.02);
    return {
      name: `ribbon ${index + 1}`,
      depth: 0.2 + (0.7 * index) / count,
      animate: (context, { timeSeconds }) => {
        const edge = (x: number): number =>
          base +
          fractal(noise, x / unit / 0.85 + index * 0.31 + timeSeconds * 0.03, index * 0.42 + timeSeconds * 0.05, 3) *
            unit *
            0.3 +
          Math.sin(x / unit / 0.4 + index * 0.8 + timeSeconds * 0.25) * unit * 0.05;
        const trace = (offset: number): void => {
          context.beginPath();
          context.moveTo(left, bottom);
          for (let x = left; x <= right + 6; x += Math.max(3, unit / 160)) context.lineTo(x, edge(x) + offset);
          context.lineTo(right + 6, bottom);
        };
        for (const [offset, alpha] of [
          [-0.03, 0.06],
          [-0.018, 0.09],
          [-0.008, 0.14],
        ] as const) {
          trace(unit * offset);
          context.fillStyle = linearGradient(
            context,
            [0, 0],
            [0, 1],
            [
              { at: 0, color: palette.near, alpha },
              { at: 1, color: palette.near, alpha },
            ],
          );
          context.fill();
        }
        trace(0);
        context.fillStyle = linearGradient(
          context,
          [0, base - unit * 0.25],
          [0, base + unit * 0.5],
          [
            { at: 0, color: mix(shift(color, { l: 0.09 }), palette.light, 0.16) },
            { at: 0.5, color },
            { at: 1, color: shift(color, { l: -0.13 }) },
          ],
        );
        context.fill();
      },
    };
  }).concat(
    stage.durationSeconds === 0
      ? [{ name: 'brush', depth: 0.95, paint: (context) => addBrushTexture(context, stage, 0.7, 0.15) }]
      : [],
  );
}
