import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Oklch } from '../../colour/oklch.ts';

/** The forms of an abstract. */
export type ShapeKind =
  | 'disc'
  | 'ring'
  | 'block'
  | 'frame'
  | 'triangle'
  | 'shard'
  | 'stripes'
  | 'bar'
  | 'arch'
  | 'half'
  | 'quarter'
  | 'pebble';

/** A form with its position, its size across, its rotation in radians and its rotation per second. */
export interface AbstractShape {
  kind: ShapeKind;
  x: number;
  y: number;
  size: number;
  turn: number;
  color: Oklch;
  /** It darkens the forms beneath it, as glazes do. */
  isSheer: boolean;
  speed: number;
}

type Tracer = (context: SKRSContext2D, r: number) => void;

const tracers: Record<ShapeKind, Tracer> = {
  disc: (context, r) => context.arc(0, 0, r, 0, Math.PI * 2),
  ring: (context, r) => context.arc(0, 0, r * 0.86, 0, Math.PI * 2),
  block: (context, r) => context.rect(-r, -r * 0.72, r * 2, r * 1.44),
  frame: (context, r) => context.rect(-r * 0.86, -r * 0.86, r * 1.72, r * 1.72),
  triangle: (context, r) => {
    context.moveTo(0, -r);
    context.lineTo(r * 1.08, r * 0.8);
    context.lineTo(-r * 1.08, r * 0.8);
    context.closePath();
  },
  shard: (context, r) => {
    context.moveTo(-r, -r * 0.5);
    context.lineTo(r * 1.1, -r * 0.85);
    context.lineTo(r * 0.3, r * 0.95);
    context.closePath();
  },
  stripes: (context, r) => {
    for (let stripe = 0; stripe < 6; stripe++) context.rect(-r, -r + stripe * r * 0.36, r * 2, r * 0.18);
  },
  bar: (context, r) => context.rect(-r * 1.5, -r * 0.12, r * 3, r * 0.24),
  arch: (context, r) => {
    for (const [outer, inner] of [
      [1, 0.78],
      [0.6, 0.38],
    ] as const) {
      context.moveTo(-r * outer, 0);
      context.arc(0, 0, r * outer, Math.PI, 0);
      context.lineTo(r * inner, 0);
      context.arc(0, 0, r * inner, 0, Math.PI, true);
      context.closePath();
    }
  },
  half: (context, r) => {
    context.arc(0, r * 0.42, r, Math.PI, 0);
    context.closePath();
  },
  quarter: (context, r) => {
    context.moveTo(-r * 0.8, r * 0.8);
    context.arc(-r * 0.8, r * 0.8, r * 1.6, -Math.PI / 2, 0);
    context.closePath();
  },
  pebble: (context, r) => {
    context.moveTo(-r, r * 0.1);
    context.bezierCurveTo(-r, -r * 0.7, -r * 0.2, -r * 0.9, r * 0.4, -r * 0.75);
    context.bezierCurveTo(r * 1.1, -r * 0.6, r * 1.15, r * 0.3, r * 0.65, r * 0.68);
    context.bezierCurveTo(r * 0.1, r * 1.05, -r, r * 0.8, -r, r * 0.1);
  },
};

/** Traces a form around 0, 0, about `size` across. */
export function traceShape(context: SKRSContext2D, kind: ShapeKind, size: number): void {
  context.beginPath();
  tracers[kind](context, size / 2);
}
