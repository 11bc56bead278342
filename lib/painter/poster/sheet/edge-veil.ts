import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, type Oklch } from '../../colour/oklch.ts';
import { type Box, contrastOn, measureGround } from './measure-ground.ts';

/** A gradient from the sheet's upper or lower edge that covers a box and ends softly beyond it. */
function paintGradient(context: SKRSContext2D, box: Box, color: Oklch, strength: number): void {
  const { width, height } = context.canvas;
  const isUpper = box.y + box.height / 2 < height / 2;
  const fade = Math.max(box.height * 0.7, height * 0.12);
  const [edge, inner, end] = isUpper
    ? [0, box.y + box.height, Math.min(height, box.y + box.height + fade)]
    : [height, box.y, Math.max(0, box.y - fade)];
  const gradient = context.createLinearGradient(0, edge, 0, end);
  const covered = Math.abs(inner - edge) / Math.max(1, Math.abs(end - edge));
  gradient.addColorStop(0, css(color, strength));
  for (let step = 0; step <= 8; step++) {
    const share = step / 8;
    gradient.addColorStop(covered + (1 - covered) * share, css(color, strength * (1 - share) ** 2 * (1 + 0.6 * share)));
  }
  context.fillStyle = gradient;
  context.fillRect(0, Math.min(edge, end), width, Math.abs(end - edge));
}

/**
 * Veils an image from the edge nearest to a column of type, just enough for an ink to be readable on all boxes.
 *
 * @param boxes where the type will be
 * @param contrast the contrast that the ink needs
 */
export function veilEdge(
  context: SKRSContext2D,
  boxes: readonly Box[],
  { ink, veil, contrast }: { ink: Oklch; veil: Oklch; contrast: number },
): void {
  const [first] = boxes;
  if (first === undefined) return;
  const top = Math.min(...boxes.map(({ y }) => y));
  const whole = { ...first, y: top, height: Math.max(...boxes.map(({ y, height }) => y + height)) - top };
  const { width, height } = context.canvas;
  const before = createCanvas(width, height);
  before.getContext('2d').drawImage(context.canvas, 0, 0);
  const isReadable = (): boolean => boxes.every((box) => contrastOn(ink, measureGround(context, box)) >= contrast);
  for (let strength = 0.15; !isReadable() && strength <= 0.95; strength += 0.1) {
    context.drawImage(before, 0, 0);
    paintGradient(context, whole, veil, strength);
  }
}
