import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift } from '../../colour/oklch.ts';
import type { Random } from '../noise/random.ts';

/** Flowers that can grow in a field. */
export type FlowerKind = 'flowers' | 'tulips' | 'sunflowers' | 'poppies' | 'roses';

/** A flower to paint, its head at x, y. */
export interface Bloom {
  x: number;
  y: number;
  /** Across, in pixels. */
  size: number;
  color: Oklch;
  light: Oklch;
  random: Random;
}

function petals(
  context: SKRSContext2D,
  { x, y, size, color, light, random }: Bloom,
  count: number,
  length: number,
  heart: Oklch,
): void {
  const turn = random.between(0, Math.PI);
  for (let petal = 0; petal < count; petal++) {
    const angle = turn + (petal / count) * Math.PI * 2;
    context.fillStyle = css(
      mix(color, Math.sin(angle) < 0 ? light : shift(color, { l: -0.1 }), 0.22 + random.next() * 0.16),
    );
    context.beginPath();
    context.ellipse(
      x + Math.cos(angle) * size * 0.3,
      y + Math.sin(angle) * size * 0.2,
      size * length,
      size * 0.13,
      Math.atan2(Math.sin(angle) * 0.7, Math.cos(angle)),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  context.fillStyle = css(heart);
  context.beginPath();
  context.ellipse(x, y, size * 0.17, size * 0.12, 0, 0, Math.PI * 2);
  context.fill();
}

function cupPath(context: SKRSContext2D, x: number, y: number, size: number, from: number, to: number): void {
  context.beginPath();
  context.moveTo(x + from * size * 0.4, y - size * 0.5);
  context.bezierCurveTo(
    x + from * size * 0.62,
    y + size * 0.1,
    x + from * size * 0.3,
    y + size * 0.42,
    x,
    y + size * 0.42,
  );
  context.bezierCurveTo(
    x + to * size * 0.3,
    y + size * 0.42,
    x + to * size * 0.62,
    y + size * 0.1,
    x + to * size * 0.4,
    y - size * 0.5,
  );
  context.quadraticCurveTo(x + to * size * 0.1, y - size * 0.1, x, y - size * 0.42);
  context.quadraticCurveTo(x + from * size * 0.1, y - size * 0.1, x + from * size * 0.4, y - size * 0.5);
  context.fill();
}

const painters: Record<FlowerKind, (context: SKRSContext2D, bloom: Bloom) => void> = {
  flowers: (context, bloom) => petals(context, bloom, 8, 0.24, mix({ l: 0.84, c: 0.16, h: 85 }, bloom.light, 0.2)),
  sunflowers: (context, bloom) => {
    petals(context, { ...bloom, size: bloom.size * 1.15 }, 15, 0.24, { l: 0.32, c: 0.06, h: 55 });
    context.fillStyle = css({ l: 0.33, c: 0.06, h: 52 });
    context.beginPath();
    context.ellipse(bloom.x, bloom.y, bloom.size * 0.27, bloom.size * 0.2, 0, 0, Math.PI * 2);
    context.fill();
  },
  poppies: (context, { x, y, size, color, light, random }) => {
    for (const [dx, dy, tone] of [
      [-0.24, 0.04, -0.08],
      [0.24, 0.02, -0.03],
      [0, 0.14, -0.12],
      [0, -0.1, 0.03],
    ] as const) {
      context.fillStyle = css(mix(shift(color, { l: tone }), light, tone > 0 ? 0.25 : 0.06));
      context.beginPath();
      context.ellipse(x + dx * size, y + dy * size, size * 0.34, size * 0.27, random.spread() * 0.4, 0, Math.PI * 2);
      context.fill();
    }
    context.fillStyle = css({ l: 0.2, c: 0.03, h: 20 }, 0.9);
    context.beginPath();
    context.ellipse(x, y + size * 0.02, size * 0.1, size * 0.08, 0, 0, Math.PI * 2);
    context.fill();
  },
  tulips: (context, { x, y, size, color, light }) => {
    context.fillStyle = css(shift(color, { l: -0.06 }));
    cupPath(context, x, y, size, -1, 1);
    context.fillStyle = css(mix(color, light, 0.28));
    context.beginPath();
    context.ellipse(x, y + size * 0.02, size * 0.17, size * 0.42, 0, 0, Math.PI * 2);
    context.fill();
  },
  roses: (context, { x, y, size, color, light }) => {
    for (let whorl = 0; whorl < 5; whorl++) {
      const radius = size * (0.4 - whorl * 0.075);
      context.fillStyle = css(mix(shift(color, { l: -0.1 + whorl * 0.035 }), light, whorl % 2 === 0 ? 0.05 : 0.2));
      context.beginPath();
      context.ellipse(
        x + (whorl % 2 === 0 ? 1 : -1) * size * 0.03,
        y - whorl * size * 0.02,
        radius,
        radius * 0.86,
        whorl,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  },
};

/** Paints a flower's head; the smallest are single dabs. */
export function paintBloom(context: SKRSContext2D, kind: FlowerKind, bloom: Bloom): void {
  if (bloom.size < 5) {
    context.fillStyle = css(mix(bloom.color, bloom.light, bloom.random.next() * 0.3));
    context.beginPath();
    context.ellipse(
      bloom.x,
      bloom.y,
      bloom.size * 0.5,
      bloom.size * (kind === 'tulips' ? 0.6 : 0.36),
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
    return;
  }
  painters[kind](context, bloom);
}
