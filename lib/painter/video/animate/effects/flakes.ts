import { wrap, type Effect, type EffectOptions } from './effect.ts';
import { createGlow } from './glow.ts';

/** Snow: flakes that fall and sway, small and slow far away, large and soft near by. */
export function createSnow({ width, height, amount, random }: EffectOptions): Effect {
  const flake = createGlow(16, '255,255,255', 0.15);
  const flakes = Array.from({ length: Math.round(260 * amount) }, () => {
    const near = random.next() ** 2.2;
    return {
      x: random.next() * width,
      y: random.next() * height,
      size: (height / 720) * (3 + 15 * near),
      fall: height * (0.07 + 0.16 * near),
      sway: width * 0.012 * (0.4 + near),
      phase: random.between(0, 6.28),
      rate: random.between(0.5, 1.3),
      opacity: 0.85 - 0.4 * near,
    };
  });
  return {
    draw: (context, timeSeconds) => {
      for (const { x, y, size, fall, sway, phase, rate, opacity } of flakes) {
        const left = wrap(x + sway * Math.sin(timeSeconds * rate + phase) + timeSeconds * sway * 0.6, width + size);
        const top = wrap(y + timeSeconds * fall, height + size * 2) - size;
        context.globalAlpha = opacity;
        context.drawImage(flake, left - size, top, size, size);
      }
      context.globalAlpha = 1;
    },
  };
}

/** Petals or leaves on the wind: small ovals that fall, drift and tumble. */
export function createPetals({ width, height, amount, random }: EffectOptions): Effect {
  const petals = Array.from({ length: Math.round(46 * amount) }, () => {
    const near = random.next();
    return {
      x: random.next() * width,
      y: random.next() * height,
      size: (height / 720) * (5 + 9 * near),
      speed: 0.5 + near,
      phase: random.between(0, 6.28),
      colour: random.pick(['244,196,205', '238,176,190', '250,222,226'] as const),
    };
  });
  return {
    draw: (context, timeSeconds) => {
      for (const { x, y, size, speed, phase, colour } of petals) {
        const left = wrap(x + timeSeconds * width * 0.06 * speed, width + size * 4) - size * 2;
        const top = wrap(y + timeSeconds * height * 0.08 * speed, height + size * 4) - size * 2;
        const turn = timeSeconds * 1.7 * speed + phase;
        context.save();
        context.translate(left + Math.sin(turn * 0.8) * size * 2, top);
        context.rotate(turn);
        context.scale(1, 0.35 + 0.65 * Math.abs(Math.sin(turn * 0.9)));
        context.fillStyle = `rgba(${colour},0.85)`;
        context.beginPath();
        context.ellipse(0, 0, size, size * 0.55, 0, 0, Math.PI * 2);
        context.fill();
        context.restore();
      }
    },
  };
}
