import { css } from '../../colour/oklch.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';

/** Shafts of light fanning out from the sun, broken as if by clouds. */
export function createRays(stage: Stage): SceneLayer {
  const { light, palette, plan, unit, horizon, width } = stage;
  const random = stage.random('rays');
  const isUnseen = plan.light.body === null;
  const [x, y] = [light.x, isUnseen ? -horizon * 0.15 : light.y];
  const rays = Array.from({ length: 15 }, (_, index) => ({
    angle: isUnseen
      ? Math.PI * (0.28 + (0.44 * (index + random.next())) / 15)
      : (Math.PI * 2 * (index + random.next() * 0.8)) / 15,
    width: random.between(0.018, 0.075),
    alpha: random.between(0.25, 1),
  }));
  const reach = isUnseen ? horizon * 1.7 : Math.max(unit * 0.9, width * 0.45);
  return {
    name: 'rays',
    depth: 0.01,
    rows: { top: stage.top, bottom: horizon * 1.1 },
    paint: (context) => {
      const isVideo = stage.durationSeconds > 0;
      context.globalCompositeOperation = isVideo ? 'source-over' : 'soft-light';
      for (const { angle, ...ray } of rays) {
        const alpha = plan.light.rays * (isVideo ? 0.07 : 0.24) * ray.alpha;
        const gradient = context.createRadialGradient(x, y, light.radius, x, y, reach);
        gradient.addColorStop(0, css(palette.light, alpha));
        gradient.addColorStop(0.45, css(palette.light, alpha * 0.5));
        gradient.addColorStop(1, css(palette.light, 0));
        context.fillStyle = gradient;
        for (const share of [0.4, 0.6, 0.8, 1]) {
          context.beginPath();
          context.moveTo(x, y);
          context.lineTo(
            x + Math.cos(angle - ray.width * share) * reach,
            y + Math.sin(angle - ray.width * share) * reach,
          );
          context.lineTo(
            x + Math.cos(angle + ray.width * share) * reach,
            y + Math.sin(angle + ray.width * share) * reach,
          );
          context.fill();
        }
      }
    },
  };
}
