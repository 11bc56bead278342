import { css, mix, shift } from '../../colour/oklch.ts';
import { fractal } from '../noise/noise.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import { glowGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { paintPatch } from '../texture/pixel-patch.ts';

/** The moon: full with its seas, or a crescent with earthshine, in a ring of haze. */
export function createMoon(stage: Stage): SceneLayer {
  const { light, palette, plan } = stage;
  const { x, y, radius } = light;
  return {
    name: 'moon',
    depth: 0.02,
    paint: (context) => {
      const noise = stage.noise('moon');
      context.globalCompositeOperation = 'screen';
      for (const [reach, alpha] of [
        [9, 0.22],
        [3.4, 0.34],
      ] as const) {
        context.fillStyle = glowGradient(context, [x, y], radius * reach, palette.light, alpha);
        context.fillRect(x - radius * reach, y - radius * reach, radius * reach * 2, radius * reach * 2);
      }
      context.globalCompositeOperation = 'source-over';
      const bright = mix(palette.light, { l: 0.97, c: 0.02, h: 95 }, 0.5);
      const seas = shift(mix(palette.light, palette.sky, 0.4), { l: -0.04 });
      const dark = mix(palette.sky, palette.light, 0.12);
      const patch = { x: x - radius * 1.1, y: y - radius * 1.1, width: radius * 2.2, height: radius * 2.2 };
      const toward = plan.light.across < 0.5 ? 1 : -1;
      const [lit, sea, night] = [bright, seas, dark].map((color) => css(color).match(/\d+/g)?.map(Number) ?? []);
      paintPatch(context, patch, 900, (px, py, pixel) => {
        const [u, v] = [(px - x) / radius, (py - y) / radius];
        const distance = Math.hypot(u, v);
        if (distance > 1.02) return;
        const spot = smoothStep(0.02, 0.4, fractal(noise, u * 1.4 + 4, v * 1.4, 4)) * 0.75;
        const limb = 1 - 0.25 * distance ** 4;
        const day =
          plan.light.body === 'crescent' ? smoothStep(-0.04, 0.08, Math.hypot(u - toward * 0.42, v + 0.08) - 0.94) : 1;
        for (let channel = 0; channel < 3; channel++) {
          const face = ((lit?.[channel] ?? 0) * (1 - spot) + (sea?.[channel] ?? 0) * spot) * limb;
          pixel[channel] = face * day + (night?.[channel] ?? 0) * (1 - day);
        }
        pixel[3] = smoothStep(1.015, 0.985, distance) * (day + (1 - day) * 0.3);
      });
    },
  };
}
