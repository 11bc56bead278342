import { css, mix } from '../../colour/oklch.ts';
import { glowGradient, radialGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';

/**
 * The sun: a disc a little brighter at its centre, in a narrow corona. In a video it sinks at dusk and rises at dawn.
 */
export function createSun(stage: Stage): SceneLayer {
  const { light, palette, plan, durationSeconds, unit } = stage;
  const climb =
    plan.time === 'dawn' || plan.time === 'morning'
      ? -1
      : plan.time === 'sunset' || plan.time === 'dusk' || plan.time === 'golden'
        ? 1
        : 0;
  const travel = climb * unit * Math.min(0.07, 0.008 * durationSeconds);
  return {
    name: 'sun',
    depth: 0.02,
    animate: (context, { share }) => {
      const [x, y] = [light.x, light.y + travel * share];
      const edge = mix(palette.light, palette.horizon, plan.time === 'day' || plan.time === 'morning' ? 0.1 : 0.35);
      context.fillStyle = glowGradient(context, [x, y], light.radius * 3.2, palette.light, 0.6);
      context.fillRect(x - light.radius * 3.2, y - light.radius * 3.2, light.radius * 6.4, light.radius * 6.4);
      context.fillStyle = radialGradient(context, [x, y], light.radius, [
        { at: 0, color: { ...palette.light, l: 0.985, c: palette.light.c * 0.7 } },
        { at: 0.75, color: palette.light },
        { at: 1, color: edge },
      ]);
      context.beginPath();
      context.arc(x, y, light.radius, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = css(palette.light, 0.35);
      context.lineWidth = Math.max(0.5, unit * 0.0015);
      context.stroke();
    },
  };
}
