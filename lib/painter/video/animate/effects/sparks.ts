import { wrap, type Effect, type EffectOptions } from './effect.ts';
import { createGlow } from './glow.ts';

interface Look {
  colour: string;
  count: number;
  size: number;
  opacity: number;
  speed: number;
}

/** Dust in a beam of light: faint specks that hang in the air. */
export function createDust(options: EffectOptions): Effect {
  return createSparks(options, { colour: '255,240,214', count: 110, size: 7, opacity: 0.42, speed: 0.012 });
}

/** Fireflies: few, warm, each pulsing with its own rhythm. */
export function createFireflies(options: EffectOptions): Effect {
  return createSparks(options, { colour: '255,222,120', count: 34, size: 17, opacity: 0.95, speed: 0.028 });
}

function createSparks({ width, height, amount, random }: EffectOptions, look: Look): Effect {
  const glow = createGlow(16, look.colour, 0.05);
  const sparks = Array.from({ length: Math.round(look.count * amount) }, () => ({
    x: random.next() * width,
    y: random.next() * height,
    size: (height / 720) * look.size * random.between(0.35, 1.5),
    rate: random.between(0.4, 1.1),
    phase: random.between(0, 6.28),
    turn: random.between(0, 6.28),
  }));
  return {
    draw: (context, timeSeconds) => {
      context.globalCompositeOperation = 'screen';
      for (const { x, y, size, rate, phase, turn } of sparks) {
        const wander = width * look.speed;
        const left = wrap(x + wander * (timeSeconds * Math.cos(turn) + Math.sin(timeSeconds * rate + phase)), width);
        const top = wrap(y + wander * (timeSeconds * Math.sin(turn) + Math.cos(timeSeconds * rate + phase)), height);
        context.globalAlpha = look.opacity * (0.35 + 0.65 * Math.sin(timeSeconds * rate * 2.1 + phase) ** 2);
        context.drawImage(glow, left - size / 2, top - size / 2, size, size);
      }
      context.globalAlpha = 1;
      context.globalCompositeOperation = 'source-over';
    },
  };
}
