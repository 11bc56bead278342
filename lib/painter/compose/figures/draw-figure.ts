import type { Canvas } from '@napi-rs/canvas';
import type { Size } from '../../../service/models/sizes/proportions.ts';
import type { Area } from '../composition.ts';
import { canvasOf, imageOfCanvas } from './canvas-bridge.ts';
import type { Figure } from './figure.ts';
import { matchLight, measureLight } from './match-light.ts';
import { throwShadow, type ShadowLight } from './cast-shadow.ts';
import { wrapLight } from './wrap-light.ts';
import { resizeImage } from '../../edit/pixels/sharp-bridge.ts';

/** How a figure is placed in an image. */
export interface FigureSetting {
  /** Its destination, already in the figure's proportions. */
  area: Area;
  light: ShadowLight;
  /** How far it adapts to the light around it, 0 to 1. */
  adaptation: number;
  isMirrored: boolean;
}

/** Draws a figure into an image: in the image's light, with its shadow on the ground, its edge lit from behind. */
export async function drawFigure(canvas: Canvas, figure: Figure, setting: FigureSetting): Promise<void> {
  const { area, light, adaptation } = setting;
  const x = Math.round(area.left * canvas.width);
  const y = Math.round(area.top * canvas.height);
  const size: Size = {
    width: Math.max(2, Math.round((area.right - area.left) * canvas.width)),
    height: Math.max(2, Math.round((area.bottom - area.top) * canvas.height)),
  };
  const sized = await resizeImage(figure.image, size.width, size.height);
  const reach = Math.round(Math.max(size.width, size.height) * 0.2);
  const around = imageOfCanvas(canvas, x - reach, y - reach, size.width + 2 * reach, size.height + 2 * reach);
  const lit = figure.hasLight ? sized : matchLight(sized, measureLight(around), adaptation);
  const mirrored = setting.isMirrored ? mirror(lit) : lit;
  const behind = imageOfCanvas(canvas, x, y, size.width, size.height);
  const wrapped = figure.hasLight ? mirrored : wrapLight(mirrored, await blurred(behind), 0.4 + 0.6 * adaptation);
  const drawn = canvasOf(wrapped);
  if (!figure.hasLight && !figure.hasShadow) shadeByLight(drawn, light, adaptation);
  const context = canvas.getContext('2d');
  if (figure.isStanding && !figure.hasShadow) throwShadow(context, { canvas: drawn, x, y, ...size }, light);
  context.drawImage(drawn, x, y);
}

function mirror({ width, height, pixels, hasAlpha }: Figure['image']): Figure['image'] {
  const from = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) to[y * width + x] = from[y * width + width - 1 - x] ?? 0;
  }
  return { width, height, pixels: new Uint8ClampedArray(to.buffer), hasAlpha };
}

/** The background out of focus: cheap, because a small copy is blurred. */
async function blurred(image: Figure['image']): Promise<Figure['image']> {
  const small = await resizeImage(image, Math.max(1, image.width >> 4), Math.max(1, image.height >> 4));
  return resizeImage(small, image.width, image.height);
}

/** The side toward the light is brighter, the other side and the foot darker; clipped to the figure. */
function shadeByLight(canvas: Canvas, { side, depth }: ShadowLight, adaptation: number): void {
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  context.save();
  context.globalCompositeOperation = 'source-atop';
  const strength = (0.05 + 0.13 * depth) * adaptation;
  const across = context.createLinearGradient(0, 0, width, 0);
  const [lit, dim] = [`rgba(255,246,228,${strength})`, `rgba(12,14,30,${strength * 1.1})`];
  across.addColorStop(0, side < 0 ? lit : dim);
  across.addColorStop(0.5, 'rgba(120,120,120,0)');
  across.addColorStop(1, side < 0 ? dim : lit);
  context.fillStyle = across;
  context.fillRect(0, 0, width, height);
  const down = context.createLinearGradient(0, height * 0.7, 0, height);
  down.addColorStop(0, 'rgba(10,12,24,0)');
  down.addColorStop(1, `rgba(10,12,24,${0.22 * depth * adaptation})`);
  context.fillStyle = down;
  context.fillRect(0, height * 0.7, width, height * 0.3);
  context.restore();
}
