import { mix, shift } from '../../colour/oklch.ts';
import { glowGradient, linearGradient, type Stop } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';

/** The colours of a sky, 0 at its top and 1 at the horizon. */
export function skyStops({ palette }: Stage): Stop[] {
  return [
    { at: 0, color: palette.zenith },
    { at: 0.42, color: mix(palette.zenith, palette.sky, 0.72) },
    { at: 0.66, color: palette.sky },
    { at: 0.86, color: mix(palette.sky, palette.horizon, 0.72) },
    { at: 1, color: palette.horizon },
  ];
}

/** The sky: a gradient down to the horizon, and the glow of its light source. */
export function createSky(stage: Stage): SceneLayer {
  const { left, top, right, bottom, horizon, palette, light, unit, plan } = stage;
  return {
    name: 'sky',
    depth: 0,
    paint: (context) => {
      context.fillStyle = linearGradient(context, [0, Math.min(0, top)], [0, horizon * 1.02], skyStops(stage));
      context.fillRect(left, top, right - left, bottom - top);
      const glow = plan.light.body === 'sun' ? 0.85 : plan.light.body === null ? 0.22 : 0.4;
      const warm =
        plan.light.body === 'sun' ? mix(palette.light, palette.horizon, 0.35) : mix(palette.light, palette.sky, 0.45);
      context.globalCompositeOperation = plan.light.body === 'sun' ? 'source-over' : 'screen';
      context.fillStyle = glowGradient(context, [light.x, light.y], unit * 0.85, shift(warm, { c: 1.1 }), glow * 0.7);
      context.fillRect(left, top, right - left, bottom - top);
      context.fillStyle = glowGradient(context, [light.x, light.y], unit * 0.3, palette.light, glow * 0.6);
      context.fillRect(left, top, right - left, bottom - top);
      context.globalCompositeOperation = 'source-over';
    },
  };
}
