import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { findColours } from '../../colour/colour-names.ts';
import { oklabOfRgb } from '../../colour/oklab.ts';
import { createRandom } from '../../scene/noise/random.ts';
import { css, type Oklch, oklchOfOklab, shift, tint } from '../../colour/oklch.ts';
import { measureLight } from '../figures/match-light.ts';
import type { Size } from '../../../service/models/sizes/proportions.ts';
import type { Backdrop } from './backdrop.ts';
import type { Image } from '../../edit/pixels/image.ts';

/** The colour of a studio's paper: the one that the prompt names, else a quiet one that suits the figures. */
function paperColour(words: string, figures: readonly Image[], seed: number): Oklch {
  const [named] = findColours(words);
  if (named !== undefined) return oklchOfOklab(oklabOfRgb(...named.rgb));
  const lights = figures.map(measureLight);
  const mean = (of: (light: (typeof lights)[number]) => number): number =>
    lights.reduce((sum, light) => sum + of(light), 0) / Math.max(1, lights.length);
  const [a, b, lightness] = [mean((light) => light.a), mean((light) => light.b), mean((light) => light.lightness)];
  const own = Math.hypot(a, b) < 0.012 ? 75 : (Math.atan2(b, a) * 180) / Math.PI;
  // The complement, or a neighbour of it, pale behind dark figures and deeper behind pale ones.
  const turn = createRandom(seed, 'paper').pick([180, 150, 205] as const);
  return tint(lightness > 0.68 ? 0.62 : 0.86, lightness > 0.68 ? 0.07 : 0.045, (own + turn + 360) % 360);
}

/** A photographer's studio: a seamless sweep of paper under one soft light. */
export function studioBackdrop(
  size: Size,
  { words, figures, seed }: { words: string; figures: readonly Image[]; seed: number },
): Backdrop {
  const { width, height } = size;
  const paper = paperColour(words.toLowerCase(), figures, seed);
  const side = createRandom(seed, 'studio light').chance(0.5) ? 1 : -1;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const wall = context.createLinearGradient(0, 0, 0, height);
  wall.addColorStop(0, css(shift(paper, { l: -0.07 })));
  wall.addColorStop(0.56, css(shift(paper, { l: 0.015 })));
  wall.addColorStop(0.68, css(shift(paper, { l: 0.05, c: 0.9 })));
  wall.addColorStop(1, css(shift(paper, { l: -0.02 })));
  context.fillStyle = wall;
  context.fillRect(0, 0, width, height);
  const glow = context.createRadialGradient(
    width * (0.5 + side * 0.22),
    height * 0.36,
    0,
    width * (0.5 + side * 0.1),
    height * 0.45,
    Math.hypot(width, height) * 0.62,
  );
  glow.addColorStop(0, css(shift(paper, { l: 0.12, c: 0.75 }), 0.75));
  glow.addColorStop(0.55, css(shift(paper, { l: 0.03 }), 0.12));
  glow.addColorStop(1, css(shift(paper, { l: -0.16 }), 0.5));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  dither(canvas, seed);
  return {
    canvas,
    light: { side, depth: 0.95, altitude: 0.7 },
    floor: { far: 0.78, near: 0.9 },
    figureHeight: 0.66,
    hasGround: true,
  };
}

/** A grain of one or two steps, so that wide gradients show no bands. */
function dither(canvas: Canvas, seed: number): void {
  const context = canvas.getContext('2d');
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const random = createRandom(seed, 'studio grain');
  const noise = Int8Array.from({ length: 8191 }, () => Math.round(random.spread() * 1.8));
  const { data } = image;
  for (let index = 0, slot = 0; index < data.length; index += 4) {
    const grain = noise[slot] ?? 0;
    slot = slot === 8190 ? 0 : slot + 1;
    data[index] = (data[index] ?? 0) + grain;
    data[index + 1] = (data[index + 1] ?? 0) + grain;
    data[index + 2] = (data[index + 2] ?? 0) + grain;
  }
  context.putImageData(image, 0, 0);
}
