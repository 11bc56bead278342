import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, shift } from '../../colour/oklch.ts';
import { createRamp } from '../../colour/ramp.ts';
import { fractal } from '../noise/noise.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import { glowGradient } from '../stage/gradients.ts';
import type { Stage } from '../stage/stage.ts';
import { paintPatch } from '../texture/pixel-patch.ts';

/** Paints a spiral galaxy, tilted: a warm heart, arms of dust and young stars. */
export function paintGalaxy(
  context: SKRSContext2D,
  stage: Stage,
  galaxy: { x: number; y: number; radius: number; tint: Parameters<typeof shift>[0] | null; turn: number },
): void {
  const { palette, detail } = stage;
  const { x, y, radius, turn } = galaxy;
  const noise = stage.noise('galaxy');
  const main = galaxy.tint ?? mix(shift(palette.sky, { l: 0.2, c: 1.5 }), palette.companion, 0.5);
  const ramp = createRamp([
    shift(main, { l: -0.25 }),
    main,
    mix(shift(main, { l: 0.2 }), palette.light, 0.4),
    mix(palette.light, { l: 0.97, c: 0.06, h: 80 }, 0.5),
  ]);
  const tilt = -0.42;
  const [cos, sin, flat] = [Math.cos(tilt), Math.sin(tilt), 0.46];
  context.save();
  context.globalCompositeOperation = 'screen';
  paintPatch(
    context,
    { x: x - radius * 1.15, y: y - radius * 1.15, width: radius * 2.3, height: radius * 2.3 },
    560 + 560 * detail,
    (px, py, pixel) => {
      const [u, v] = [(px - x) / radius, (py - y) / radius];
      const [discX, discY] = [u * cos - v * sin, (u * sin + v * cos) / flat];
      const distance = Math.hypot(discX, discY);
      if (distance > 1.12) return;
      const angle = Math.atan2(discY, discX);
      const cloud = fractal(noise, discX * 4.2 + 5, discY * 4.2, 6, 0.58);
      const phase = angle * 2 - Math.log(distance + 0.06) * 4.6 + turn + cloud * 0.9;
      const arm = Math.max(0, Math.cos(phase)) ** 1.7;
      const lane = Math.max(0, Math.cos(phase + 1.15)) ** 5 * smoothStep(0.1, 0.35, distance);
      const disc = Math.exp(-distance * 2.6) * 0.9 + smoothStep(1.1, 0.1, distance) * 0.22;
      const heart = Math.exp(-((distance / 0.13) ** 2));
      const light = disc * (0.32 + arm * (0.9 + cloud * 0.8)) * (1 - lane * 0.75) + heart;
      ramp(Math.min(1, light * 0.85 + heart * 0.5), pixel);
      pixel[3] = Math.min(1, light * 1.35) * smoothStep(1.12, 0.75, distance);
    },
  );
  const random = stage.random('galaxy stars');
  for (let index = 0; index < 500 + 1500 * detail; index++) {
    const distance = random.next() ** 0.8;
    const angle =
      (Math.log(distance + 0.06) * 4.6 - turn + (random.chance(0.5) ? 0 : Math.PI * 2)) / 2 + random.spread() * 0.5;
    const [discX, discY] = [Math.cos(angle) * distance, Math.sin(angle) * distance * flat];
    const [starX, starY] = [x + (discX * cos + discY * sin) * radius, y + (-discX * sin + discY * cos) * radius];
    const size = Math.max(0.35, radius * random.between(0.0008, 0.0028));
    context.fillStyle = css(
      random.chance(0.75) ? { l: 0.93, c: 0.05, h: 245 } : { l: 0.85, c: 0.12, h: 20 },
      random.between(0.2, 0.95),
    );
    context.fillRect(starX, starY, size, size);
  }
  context.fillStyle = glowGradient(context, [x, y], radius * 0.4, palette.light, 0.75);
  context.fillRect(x - radius * 0.4, y - radius * 0.4, radius * 0.8, radius * 0.8);
  context.restore();
}
