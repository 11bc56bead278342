import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../colour/oklch.ts';
import { fractal } from '../noise/noise.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { addBrushTexture } from './brush-texture.ts';

/** The tooth of paper: fine grey bumps that pigment settles in. */
function layPaper(context: SKRSContext2D, stage: Stage, strength: number): void {
  const size = 256;
  const noise = stage.noise('paper');
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let index = 0; index < size * size; index++) {
    const [x, y] = [index % size, Math.floor(index / size)];
    const value = 128 + fractal(noise, x / 3.2, y / 3.2, 3, 0.7) * 74 + noise(x / 19, y / 17) * 16;
    pixels.fill(value, index * 4, index * 4 + 3);
    pixels[index * 4 + 3] = 255;
  }
  const tile = createCanvas(size, size);
  tile.getContext('2d').putImageData(new ImageData(pixels, size, size), 0, 0);
  const pattern = context.createPattern(tile, 'repeat');
  if (pattern === null) return;
  const scale = Math.max(0.6, stage.unit / 1100);
  pattern.setTransform({ a: scale, b: 0, c: 0, d: scale, e: 0, f: 0 });
  context.save();
  context.globalCompositeOperation = 'soft-light';
  context.globalAlpha = strength;
  context.fillStyle = pattern;
  context.fillRect(stage.left, stage.top, stage.right - stage.left, stage.bottom - stage.top);
  context.restore();
}

/** Pale, uneven edges where a wash was not carried to the end of the sheet. */
function layWashEdge(context: SKRSContext2D, stage: Stage): void {
  const { width, height, unit } = stage;
  const random = stage.random('wash edge');
  context.fillStyle = css({ l: 0.97, c: 0.012, h: 90 }, 0.34);
  for (const grow of [0.02, 0.032, 0.045]) {
    const edge = (): number => unit * grow * random.between(0.5, 1.25);
    context.beginPath();
    context.rect(-1, -1, width + 2, height + 2);
    const step = unit * 0.06;
    context.moveTo(edge(), edge());
    for (let y = step; y < height; y += step) context.lineTo(edge(), y);
    for (let x = step; x < width; x += step) context.lineTo(x, height - edge());
    for (let y = height - step; y > 0; y -= step) context.lineTo(width - edge(), y);
    for (let x = width - step; x > 0; x -= step) context.lineTo(x, edge());
    context.closePath();
    context.fill('evenodd');
  }
}

/**
 * The texture of the medium over the whole image: brush marks, the tooth of paper, the edge of a wash. Only stills have
 * it.
 */
export function createMedium(stage: Stage): SceneLayer[] {
  const { medium, texture } = stage.plan;
  if (stage.durationSeconds > 0 || texture === 0) return [];
  return [
    {
      name: medium,
      depth: 1,
      paint: (context) => {
        if (medium === 'oil') {
          addBrushTexture(context, stage, 1, 0.5);
          addBrushTexture(context, stage, 0.9, -0.8);
        } else if (medium === 'watercolour') {
          layPaper(context, stage, 0.2 + 0.6 * stage.detail);
          addBrushTexture(context, stage, 0.35, 1.1);
          layWashEdge(context, stage);
        } else if (medium === 'print') layPaper(context, stage, 0.15 + 0.45 * stage.detail);
        else if (medium === 'gouache') {
          addBrushTexture(context, stage, 0.26, 0.12);
          layPaper(context, stage, 0.08 + 0.2 * stage.detail);
        }
      },
    },
  ];
}
