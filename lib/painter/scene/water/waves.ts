import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';

/** Draws the strokes of water at a time. */
export type WaterStrokes = (context: SKRSContext2D, timeSeconds: number) => void;

/** Strokes of waves: crests lighter than the water, troughs darker, longer and farther apart toward the viewer. */
export function createWaves(stage: Stage, shore: number, color: Oklch, liveliness: number): WaterStrokes {
  const { left, right, bottom, palette, unit, detail } = stage;
  const crest = css(mix(shift(color, { l: 0.1 }), palette.sky, 0.45), 0.2 + 0.34 * liveliness);
  const trough = css(shift(mix(color, palette.zenith, 0.3), { l: -0.1 }), 0.2 + 0.34 * liveliness);
  const count = Math.round(((right - left) / unit) * (70 + 190 * detail) * (0.35 + liveliness));
  const ranks = [trough, crest].map((tone, rank) => {
    const random = stage.random(`waves ${rank}`);
    const strokes = Array.from({ length: count }, () => {
      const near = random.next() ** 1.7;
      return {
        near,
        x: random.between(left, right),
        y: shore + (bottom - shore) * (0.012 + 0.99 * near),
        length: unit * (0.006 + 0.1 * near) * random.between(0.5, 1.5),
        thick: unit * (0.0007 + 0.0062 * near * (0.4 + liveliness)) * random.between(0.5, 1.2),
        phase: random.between(0, Math.PI * 2),
      };
    });
    return { tone, strokes };
  });
  return (context, timeSeconds) => {
    for (const { tone, strokes } of ranks) {
      context.fillStyle = tone;
      context.beginPath();
      for (const { near, x: home, y, length, thick, phase } of strokes) {
        const x = home + Math.sin(timeSeconds * 0.6 + phase) * unit * (0.004 + 0.016 * near);
        const at = y + Math.sin(timeSeconds * 1.3 + phase + x / unit) * thick * 0.6;
        context.moveTo(x - length, at);
        context.quadraticCurveTo(x, at - thick * 1.6, x + length, at);
        context.quadraticCurveTo(x, at + thick * 0.5, x - length, at);
      }
      context.fill();
    }
  };
}

/** White caps on a rough sea; none on a calm one. */
export function createFoam(stage: Stage, shore: number, liveliness: number): WaterStrokes {
  const { left, right, bottom, palette, unit } = stage;
  const random = stage.random('foam');
  const color = css(mix(palette.cloud, palette.light, 0.3), 0.75);
  const caps = Array.from({ length: liveliness < 0.45 ? 0 : Math.round(80 * liveliness) }, () => ({
    near: random.next() ** 1.4,
    x: random.between(left, right),
    phase: random.between(0, 6),
    flecks: Array.from({ length: 6 }, () => [random.between(0.4, 1.2), random.spread() * 2] as const),
  }));
  return (context, timeSeconds) => {
    context.fillStyle = color;
    for (const { near, x: home, phase, flecks } of caps) {
      const x = home + Math.sin(timeSeconds * 0.7 + phase) * unit * 0.02;
      const y = shore + (bottom - shore) * (0.04 + 0.9 * near);
      const swell = 0.5 + 0.5 * Math.sin(timeSeconds * 1.1 + phase);
      for (const [index, [share, aside]] of flecks.entries()) {
        const size = unit * (0.0008 + 0.004 * near) * share * swell;
        context.fillRect(
          x + (index - 3) * size * 3.4 + size * aside,
          y + Math.abs(index - 3) * size * 0.7,
          size * 4,
          Math.max(0.4, size),
        );
      }
    }
  };
}

/** The path of light under sun or moon, twinkling. */
export function createGlitter(stage: Stage, shore: number, liveliness: number): WaterStrokes {
  if (stage.plan.light.body === null) return () => {};
  const { bottom, palette, unit, light, detail } = stage;
  const random = stage.random('glitter');
  const color = css(palette.light);
  const sparks = Array.from({ length: Math.round(110 + 230 * detail) }, () => {
    const near = random.next() ** 1.5;
    return {
      near,
      x: light.x + random.spread() * unit * (0.035 + (0.09 + liveliness * 0.12) * near),
      y: shore + 1 + near * (bottom - shore - 2),
      length: unit * (0.004 + 0.03 * near) * random.between(0.4, 1.3),
      phase: random.between(0, Math.PI * 2),
      rate: random.between(1.2, 3),
    };
  });
  return (context, timeSeconds) => {
    context.fillStyle = color;
    for (const { near, x, y, length, phase, rate } of sparks) {
      const twinkle = 0.5 + 0.5 * Math.sin(timeSeconds * rate + phase);
      context.globalAlpha = (0.22 + 0.62 * twinkle) * (1 - near * 0.6);
      context.beginPath();
      context.ellipse(
        x + Math.sin(timeSeconds * 0.7 + phase) * unit * 0.004,
        y,
        length * (0.55 + 0.45 * twinkle),
        unit * (0.0008 + 0.0024 * near),
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    context.globalAlpha = 1;
  };
}
