import { css, mix } from '../../colour/oklch.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import { glowGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { roomLightSide } from './room-light.ts';

/** How strongly a cloud dims the window at a time, 0 to 1; 0 at time 0. */
function cloudAt(timeSeconds: number): number {
  return 0.5 - 0.5 * Math.cos(timeSeconds * 0.85 + 0.25 * Math.sin(timeSeconds * 0.6));
}

/**
 * Movement in the air of a room in a video: dust that drifts through the window's light, and the light itself as clouds
 * pass; by night the lamps' light pulses. A still has none of it.
 */
export function createWindowAir(stage: Stage): SceneLayer[] {
  if (stage.durationSeconds <= 0) return [];
  const { width, height, unit, palette, plan, left, right, top, bottom } = stage;
  const side = roomLightSide(stage);
  const random = stage.random('dust');
  const isDark = plan.time === 'night' || plan.time === 'dusk';
  const motes = Array.from({ length: isDark ? 24 : 70 }, () => ({
    x: width * (0.5 + side * -0.05 + random.spread() * 0.55),
    y: height * random.next(),
    size: unit * random.between(0.0012, 0.0038),
    depth: random.between(0.5, 1),
    phase: random.between(0, 6.28),
  }));
  const shine = mix(palette.light, { l: 0.97, c: 0.04, h: 85 }, 0.5);
  return [
    {
      name: 'passing light',
      depth: 0.75,
      animate: (context, { timeSeconds }) => {
        const cloud = cloudAt(timeSeconds);
        context.globalCompositeOperation = 'multiply';
        const from = side < 0 ? left : right;
        const shade = context.createLinearGradient(from, 0, side < 0 ? right : left, 0);
        shade.addColorStop(0, css(palette.zenith, (isDark ? 0.05 : 0.14) * cloud));
        shade.addColorStop(1, css(palette.zenith, (isDark ? 0.03 : 0.08) * cloud));
        context.fillStyle = shade;
        context.fillRect(left, top, right - left, bottom - top);
      },
    },
    {
      name: 'dust',
      depth: 0.8,
      animate: (context, { timeSeconds }) => {
        const come = smoothStep(0, 1.2, timeSeconds) * (isDark ? 0.35 : 0.75) * (1 - 0.5 * cloudAt(timeSeconds));
        context.globalCompositeOperation = 'screen';
        for (const { x, y, size, depth, phase } of motes) {
          const rise = (((y / height - timeSeconds * 0.012 * depth) % 1) + 1) % 1;
          const [atX, atY] = [
            x + Math.sin(timeSeconds * 0.5 * depth + phase) * unit * 0.03 + timeSeconds * unit * 0.006 * -side,
            rise * height + Math.sin(timeSeconds * 0.8 + phase * 2) * unit * 0.008,
          ];
          const twinkle = 0.55 + 0.45 * Math.sin(timeSeconds * 1.9 * depth + phase);
          const radius = size * 2.2 * depth;
          context.fillStyle = glowGradient(context, [atX, atY], radius, shine, come * twinkle);
          context.fillRect(atX - radius, atY - radius, radius * 2, radius * 2);
        }
      },
    },
  ];
}
