import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { fractal } from '../noise/noise.ts';
import type { Stage } from '../stage/stage.ts';

const size = 384;
const tiles = new WeakMap<object, Canvas>();

/**
 * A tile of dry brush marks: grey, lighter and darker around the middle, stretched horizontally. It is mirrored into a
 * seamless tile of four.
 */
function createTile(stage: Stage): Canvas {
  const noise = stage.noise('brush texture');
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const mottle = fractal(noise, x / 90, y / 70, 3) * 0.9;
      const streak = noise(x / 60 + mottle, y / 3.6) * 0.55 + noise(x / 22, y / 1.9) * 0.4;
      const value = 128 + (mottle * 34 + streak * 40);
      const at = (y * size + x) * 4;
      pixels.fill(value, at, at + 3);
      pixels[at + 3] = 255;
    }
  }
  const tile = createCanvas(size, size);
  tile.getContext('2d').putImageData(new ImageData(pixels, size, size), 0, 0);
  const whole = createCanvas(size * 2, size * 2);
  const context = whole.getContext('2d');
  for (const [flipX, flipY] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    context.setTransform(flipX, 0, 0, flipY, flipX === 1 ? 0 : size * 2, flipY === 1 ? 0 : size * 2);
    context.drawImage(tile, 0, 0);
  }
  return whole;
}

/**
 * Adds brush marks over what is painted, within the present clip; `strength` 0 to 1, rotated by an angle in radians.
 */
export function addBrushTexture(context: SKRSContext2D, stage: Stage, strength: number, angle = 0): void {
  const tile = tiles.get(stage.plan) ?? createTile(stage);
  tiles.set(stage.plan, tile);
  const pattern = context.createPattern(tile, 'repeat');
  if (pattern === null || strength <= 0) return;
  const scale = Math.max(0.5, stage.unit / 900);
  pattern.setTransform({
    a: Math.cos(angle) * scale,
    b: Math.sin(angle) * scale,
    c: -Math.sin(angle) * scale,
    d: Math.cos(angle) * scale,
    e: 0,
    f: 0,
  });
  context.save();
  context.globalCompositeOperation = 'soft-light';
  context.globalAlpha = Math.min(1, strength * (0.25 + stage.detail));
  context.fillStyle = pattern;
  context.fillRect(stage.left - 4, stage.top - 4, stage.right - stage.left + 8, stage.bottom - stage.top + 8);
  context.restore();
}
