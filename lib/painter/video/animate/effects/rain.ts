import { wrap, type Effect, type EffectOptions } from './effect.ts';

/** Rain at three distances: nearer streaks are longer, faster and brighter. */
export function createRain({ width, height, amount, random }: EffectOptions): Effect {
  const slant = random.between(-0.12, 0.12);
  const layers = [0.45, 0.7, 1].map((near) => ({
    near,
    length: height * 0.065 * near,
    speed: height * 1.9 * near,
    drops: Array.from({ length: Math.round(120 * amount * (1.7 - near)) }, () => ({
      x: random.between(-0.1, 1.1) * width,
      y: random.next(),
      reach: random.between(0.6, 1.2),
    })),
  }));
  return {
    draw: (context, timeSeconds) => {
      context.lineCap = 'round';
      for (const { near, length, speed, drops } of layers) {
        context.strokeStyle = `rgba(222,230,240,${0.1 + 0.16 * near})`;
        context.lineWidth = Math.max(0.8, (height / 720) * 1.5 * near);
        context.beginPath();
        for (const drop of drops) {
          const tall = height + length * 2;
          const y = wrap(drop.y * tall + timeSeconds * speed * drop.reach, tall) - length;
          const x = drop.x + slant * y;
          context.moveTo(x, y);
          context.lineTo(x + slant * length * drop.reach, y + length * drop.reach);
        }
        context.stroke();
      }
    },
  };
}
