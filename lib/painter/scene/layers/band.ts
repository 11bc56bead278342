import type { SKRSContext2D } from '@napi-rs/canvas';
import { smoothStep } from '../../curves/smooth-step.ts';
import type { Stage } from '../stage/stage.ts';

/** The two edges of a river or road that winds from the distance to the viewer. */
export interface Band {
  /** Its middle and half width at a y. */
  at: (y: number) => { x: number; half: number };
  top: number;
  bottom: number;
}

/** A river or road: narrow and winding far off, wide and gently curved near by. */
export function windingBand(stage: Stage, name: string, top: number, across: number, breadth: number): Band {
  const noise = stage.noise(name);
  const { bottom, width, unit } = stage;
  const side = across < 0.5 ? 1 : -1;
  return {
    top,
    bottom,
    at: (y) => {
      const near = Math.min(1.2, Math.max(0, (y - top) / (bottom - top)));
      const swing = Math.sin(near ** 0.55 * 7.5 + noise(2, 3) * 2) * (0.03 + 0.15 * near) * (1 - 0.35 * near);
      const x =
        width * (across + side * 0.16 * smoothStep(0, 1, near)) + swing * unit + noise(near * 4, 1) * unit * 0.02;
      return { x, half: unit * (0.003 + breadth * near ** 1.7) };
    },
  };
}

/** Traces a band, shrunk or grown by a number of pixels, less at a distance. */
export function traceBand(context: SKRSContext2D, band: Band, grow = 0): void {
  const steps = 90;
  const edge = (step: number, side: number): [number, number] => {
    const y = band.top + ((band.bottom - band.top) * step) / steps;
    const { x, half } = band.at(y);
    return [x + side * (half + (grow * step) / steps), y];
  };
  context.beginPath();
  for (let step = 0; step <= steps; step++) context.lineTo(...edge(step, -1));
  for (let step = steps; step >= 0; step--) context.lineTo(...edge(step, 1));
  context.closePath();
}
