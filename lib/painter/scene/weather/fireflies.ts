import { css } from '../../colour/oklch.ts';
import { glowGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';

/** Points of warm light over the ground that wander and pulse in a video. */
export function createFireflies(stage: Stage): SceneLayer {
  const { left, right, horizon, bottom, unit, plan } = stage;
  const random = stage.random('fireflies');
  const color = plan.tints.fireflies ?? { l: 0.9, c: 0.16, h: 105 };
  const flies = Array.from({ length: 46 }, () => ({
    x: random.between(left, right),
    y: horizon + (bottom - horizon) * random.between(-0.12, 0.85),
    size: unit * random.between(0.006, 0.02),
    phase: random.between(0, Math.PI * 2),
  }));
  return {
    name: 'fireflies',
    depth: 0.9,
    animate: (context, { timeSeconds }) => {
      context.globalCompositeOperation = 'screen';
      for (const { x, y, size, phase } of flies) {
        const breath = 0.45 + 0.55 * Math.sin(timeSeconds * 1.6 + phase) ** 2;
        const [atX, atY] = [
          x + Math.sin(timeSeconds * 0.7 + phase) * unit * 0.03,
          y + Math.cos(timeSeconds * 0.9 + phase * 2) * unit * 0.02,
        ];
        context.fillStyle = glowGradient(context, [atX, atY], size * 1.6, color, 0.8 * breath);
        context.fillRect(atX - size * 1.6, atY - size * 1.6, size * 3.2, size * 3.2);
        context.fillStyle = css({ ...color, l: 0.97 }, breath);
        context.beginPath();
        context.arc(atX, atY, Math.max(0.6, size * 0.12), 0, Math.PI * 2);
        context.fill();
      }
    },
  };
}
