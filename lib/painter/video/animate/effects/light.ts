import { createGlow } from './glow.ts';
import type { Effect, EffectOptions } from './effect.ts';

/** Changing light: two broad pools that wander over the image, one brightening and one darkening it. */
export function createLivingLight({ width, height, amount, random }: EffectOptions): Effect {
  const warm = createGlow(128, '255,244,222');
  const shade = createGlow(128, '24,28,40');
  const phase = random.between(0, 6.28);
  const size = Math.max(width, height) * 1.15;
  return {
    draw: (context, timeSeconds) => {
      const turn = timeSeconds * 0.42 + phase;
      context.globalCompositeOperation = 'soft-light';
      context.globalAlpha = 0.75 * amount * (0.8 + 0.2 * Math.sin(timeSeconds * 1.1 + phase));
      const middle = (share: number) => share - size / 2;
      context.drawImage(
        warm,
        middle(width * (0.5 + 0.34 * Math.cos(turn))),
        middle(height * (0.4 + 0.2 * Math.sin(turn * 0.8))),
        size,
        size,
      );
      context.globalAlpha = 0.5 * amount;
      context.drawImage(
        shade,
        middle(width * (0.5 - 0.4 * Math.cos(turn))),
        middle(height * (0.6 - 0.25 * Math.sin(turn * 0.8))),
        size,
        size,
      );
      context.globalAlpha = 1;
      context.globalCompositeOperation = 'source-over';
    },
  };
}

/** Light leaks: warm light that pulses at the edges, as in an old camera. */
export function createLightLeak({ width, height, amount, random }: EffectOptions): Effect {
  const leaks = (['255,120,48', '255,176,84', '255,72,66'] as const).map((colour, index) => ({
    glow: createGlow(128, colour),
    x: index === 1 ? random.between(0.2, 0.8) : index === 0 ? -0.05 : 1.05,
    y: index === 1 ? -0.12 : random.between(0.2, 0.9),
    phase: random.between(0, 6.28),
    rate: random.between(0.5, 0.9),
  }));
  return {
    draw: (context, timeSeconds) => {
      context.globalCompositeOperation = 'screen';
      for (const { glow, x, y, phase, rate } of leaks) {
        const breath = 0.5 + 0.5 * Math.sin(timeSeconds * rate + phase);
        const size = Math.max(width, height) * (0.7 + 0.35 * breath);
        context.globalAlpha = 0.55 * amount * breath;
        context.drawImage(glow, width * x - size / 2, height * y - size / 2, size, size);
      }
      context.globalAlpha = 1;
      context.globalCompositeOperation = 'source-over';
    },
  };
}

/** Firelight: the whole image's brightness flickers, smoothly and irregularly. */
export function createFlicker({ width, height, amount, random }: EffectOptions): Effect {
  const phases = [7.3, 11.9, 17.3, 3.1].map((rate) => ({ rate, phase: random.between(0, 6.28) }));
  return {
    draw: (context, timeSeconds) => {
      const tremble = phases.reduce((sum, { rate, phase }) => sum + Math.sin(timeSeconds * rate + phase), 0) / 4;
      const strength = Math.abs(tremble) * 0.22 * amount;
      context.globalCompositeOperation = tremble > 0 ? 'soft-light' : 'multiply';
      context.fillStyle = tremble > 0 ? `rgba(255,214,150,${strength})` : `rgba(20,12,4,${strength})`;
      context.fillRect(0, 0, width, height);
      context.globalCompositeOperation = 'source-over';
    },
  };
}
