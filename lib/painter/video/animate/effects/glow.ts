import { createCanvas, type Canvas } from '@napi-rs/canvas';

/** A round spot of a colour, `red,green,blue`, that fades to transparent; drawn once, stamped often. */
export function createGlow(radius: number, colour: string, core = 0): Canvas {
  const size = Math.max(2, Math.ceil(radius * 2));
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  const gradient = context.createRadialGradient(size / 2, size / 2, radius * core, size / 2, size / 2, radius);
  gradient.addColorStop(0, `rgba(${colour},1)`);
  gradient.addColorStop(0.5, `rgba(${colour},0.35)`);
  gradient.addColorStop(1, `rgba(${colour},0)`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, size, size);
  return canvas;
}
