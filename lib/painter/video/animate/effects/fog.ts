import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { createNoise, fractal } from '../../../scene/noise/noise.ts';
import { wrap, type Effect, type EffectOptions } from './effect.ts';

/** Pixels per side of the veil; it is soft, so a few are enough. */
const veilSize = 256;

/** Two veils of fog that drift over each other, denser towards the ground. */
export function createFog({ width, height, amount, random }: EffectOptions): Effect {
  const veils = ['near', 'far'].map((name) => ({
    veil: createVeil(Math.floor(random.next() * 2 ** 31), name),
    speed: name === 'near' ? 0.03 : 0.016,
    opacity: (name === 'near' ? 0.5 : 0.38) * amount,
  }));
  return {
    draw: (context, timeSeconds) => {
      context.imageSmoothingQuality = 'medium';
      for (const { veil, speed, opacity } of veils) {
        const left = -wrap(timeSeconds * speed, 1) * width * 1.5;
        context.globalAlpha = opacity;
        context.drawImage(veil, left, 0, width * 1.5, height);
        context.drawImage(veil, left + width * 1.5 - 1, 0, width * 1.5, height);
      }
      context.globalAlpha = 1;
    },
  };
}

/** A tileable image of fog: its right edge continues at its left. */
function createVeil(seed: number, name: string): Canvas {
  const canvas = createCanvas(veilSize, veilSize);
  const context = canvas.getContext('2d');
  const image = context.createImageData(veilSize, veilSize);
  const noise = createNoise(seed, name);
  for (let y = 0; y < veilSize; y += 1) {
    const ground = 0.12 + 0.88 * (y / veilSize) ** 1.4;
    for (let x = 0; x < veilSize; x += 1) {
      const share = x / veilSize;
      const at = (column: number) => fractal(noise, column * 5, (y / veilSize) * 4, 4);
      const thick = 0.5 + 0.5 * (at(share) * (1 - share) + at(share - 1) * share) * 1.6;
      image.data.set([232, 236, 240, 255 * ground * Math.min(1, Math.max(0, thick))], (y * veilSize + x) * 4);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
