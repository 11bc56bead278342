import type { Canvas } from '@napi-rs/canvas';
import { oklabOfRgb } from '../colour/oklab.ts';
import { findColours } from '../colour/colour-names.ts';
import { fontFamily } from '../fonts.ts';
import type { Area } from './composition.ts';
import { measureLight } from './figures/match-light.ts';
import { imageOfCanvas } from './figures/canvas-bridge.ts';

/** Sets text as large as fits an area, in the colour that the prompt names or in the most readable one. */
export function setText(canvas: Canvas, { text, area }: { text: string; area: Area }, description: string): void {
  const context = canvas.getContext('2d');
  const left = area.left * canvas.width;
  const top = area.top * canvas.height;
  const width = Math.max(1, (area.right - area.left) * canvas.width);
  const height = Math.max(1, (area.bottom - area.top) * canvas.height);
  context.save();
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.font = `700 100px ${fontFamily('sans')}`;
  const at100 = context.measureText(text);
  const tall = at100.actualBoundingBoxAscent + at100.actualBoundingBoxDescent;
  const size = 100 * Math.min(width / Math.max(1, at100.width), height / Math.max(1, tall)) * 0.94;
  context.font = `700 ${size}px ${fontFamily('sans')}`;
  const set = context.measureText(text);
  const ground = measureLight(
    imageOfCanvas(canvas, Math.round(left), Math.round(top), Math.ceil(width), Math.ceil(height)),
  );
  const [named] = findColours(description.toLowerCase());
  const rgb = named?.rgb ?? (ground.lightness > 0.66 ? [24, 24, 28] : [255, 255, 255]);
  const isLight = oklabOfRgb(rgb[0] ?? 0, rgb[1] ?? 0, rgb[2] ?? 0).l > 0.6;
  context.shadowColor = isLight ? 'rgba(0,0,0,0.45)' : 'rgba(255,255,255,0.35)';
  context.shadowBlur = size * 0.06;
  context.fillStyle = `rgb(${rgb.join(',')})`;
  const down = top + (height + set.actualBoundingBoxAscent - set.actualBoundingBoxDescent) / 2;
  context.fillText(text, left + width / 2, down);
  context.restore();
}
