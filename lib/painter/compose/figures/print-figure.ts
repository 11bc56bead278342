import { createCanvas } from '@napi-rs/canvas';
import { canvasOf, imageOfCanvas } from './canvas-bridge.ts';
import { type Figure, notCutOff } from './figure.ts';
import type { Image } from '../../edit/pixels/image.ts';
import { shrinkImage } from '../../edit/pixels/sharp-bridge.ts';

/** An image that cannot be cut out, as a print with a white border, slightly rotated, with a shadow. */
export async function printFigure(
  reference: Image,
  { longestSide, turn }: { longestSide: number; turn: number },
): Promise<Figure> {
  const image = await shrinkImage(reference, longestSide);
  const unit = Math.max(image.width, image.height);
  const border = Math.max(2, Math.round(unit * 0.035));
  const wide = image.width + 2 * border;
  const high = image.height + 2 * border;
  const shadow = unit * 0.03;
  const [cosine, sine] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const canvas = createCanvas(
    Math.ceil(wide * cosine + high * sine + shadow * 4),
    Math.ceil(high * cosine + wide * sine + shadow * 4),
  );
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(turn);
  context.shadowColor = 'rgba(12,12,24,0.42)';
  context.shadowBlur = shadow;
  context.shadowOffsetY = shadow * 0.5;
  context.fillStyle = '#fbfaf6';
  context.fillRect(-wide / 2, -high / 2, wide, high);
  context.shadowColor = 'transparent';
  context.drawImage(canvasOf(image), -image.width / 2, -image.height / 2);
  return { image: imageOfCanvas(canvas), isCutOff: notCutOff, hasLight: true, hasShadow: true, isStanding: true };
}
