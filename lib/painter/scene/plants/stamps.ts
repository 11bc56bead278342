import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { createRandom, type Random } from '../noise/random.ts';
import type { Plant, PlantBrush } from './plant.ts';

/** A few paintings of one plant, to be drawn many times. */
export interface Stamps {
  /** Draws a plant with its root at a point. */
  set: (context: SKRSContext2D, x: number, y: number, height: number, random: Random) => void;
}

/** Paints some variants of a plant, in the largest size that is needed. */
export function createStamps(plant: Plant, variants: number, brush: PlantBrush): Stamps {
  const height = Math.max(4, Math.ceil(brush.height));
  const width = Math.max(4, Math.ceil(height * plant.width));
  const margin = Math.ceil(height * 0.08);
  const canvases: Canvas[] = Array.from({ length: variants }, () => {
    const canvas = createCanvas(width, height + margin);
    const context = canvas.getContext('2d');
    context.translate(width / 2, height);
    // A separate stream: how finely a plant is painted must not change where plants stand.
    const random = createRandom(Math.floor(brush.random.next() * 2 ** 32), 'stamp');
    plant.paint(context, { ...brush, random, height: height * 0.97 });
    return canvas;
  });
  return {
    set: (context, x, y, wanted, random) => {
      const canvas = canvases[Math.floor(random.next() * canvases.length)];
      const isFlipped = random.next() < 0.4 && Math.abs(brush.toward) < 0.4;
      if (canvas === undefined) return;
      const scale = wanted / height;
      context.save();
      context.translate(x, y);
      context.scale(isFlipped ? -scale : scale, scale);
      context.drawImage(canvas, -width / 2, -height);
      context.restore();
    },
  };
}
