import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';

/** A figure in its final size, and the position of its upper left corner. */
interface PlacedFigure {
  canvas: Canvas;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The light that casts shadows: its side and its hardness. */
export interface ShadowLight {
  /** −1 from the left, 1 from the right. */
  side: number;
  /** 0 no shadow to 1 a dark one. */
  depth: number;
  /** 0 a low light with long shadows to 1 one from above. */
  altitude: number;
}

function silhouetteOf(canvas: Canvas): Canvas {
  const dark = createCanvas(canvas.width, canvas.height);
  const context = dark.getContext('2d');
  context.drawImage(canvas, 0, 0);
  context.globalCompositeOperation = 'source-in';
  // Far from the foot a shadow is thin.
  const fade = context.createLinearGradient(0, 0, 0, dark.height);
  fade.addColorStop(0, 'rgba(11,13,22,0.12)');
  fade.addColorStop(0.55, 'rgba(11,13,22,0.6)');
  fade.addColorStop(1, 'rgba(11,13,22,1)');
  context.fillStyle = fade;
  context.fillRect(0, 0, dark.width, dark.height);
  return dark;
}

/** Where a figure touches the ground: the span of its lowest rows, in pixels from its left. */
function footSpan(canvas: Canvas): { left: number; right: number } {
  const rows = Math.max(1, Math.round(canvas.height * 0.05));
  const { data } = canvas.getContext('2d').getImageData(0, canvas.height - rows, canvas.width, rows);
  let [left, right] = [canvas.width, 0];
  for (let index = 3; index < data.length; index += 4) {
    if ((data[index] ?? 0) < 100) continue;
    const x = ((index - 3) / 4) % canvas.width;
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  return right < left ? { left: canvas.width * 0.3, right: canvas.width * 0.7 } : { left, right };
}

/**
 * Draws the shadows of a standing figure on the ground: its own silhouette laid away from the light, softer with
 * distance, and the dark contact line.
 */
export function throwShadow(
  context: SKRSContext2D,
  { canvas, x, y, width, height }: PlacedFigure,
  light: ShadowLight,
): void {
  if (light.depth <= 0) return;
  const dark = silhouetteOf(canvas);
  const foot = footSpan(canvas);
  const ground = y + height;
  const soft = Math.max(1, height * 0.018);
  const tall = 0.2 + 0.16 * (1 - light.altitude);
  context.save();
  context.translate(x + width / 2, ground - height * 0.012);
  context.transform(1, 0, light.side * (0.3 + 0.55 * (1 - light.altitude)), tall, 0, 0);
  // Twice, the second softer: near the foot a shadow is sharp, far from it soft.
  for (const [blur, share] of [
    [soft, 0.26],
    [soft * 3.2, 0.2],
  ] as const) {
    context.filter = `blur(${blur.toFixed(2)}px)`;
    context.globalAlpha = share * light.depth;
    context.drawImage(dark, -width / 2, -height, width, height);
  }
  context.restore();
  const centre = x + (foot.left + foot.right) / 2;
  const reach = Math.max(width * 0.1, (foot.right - foot.left) / 2);
  context.save();
  for (const [grow, share] of [
    [1.12, 0.3],
    [0.94, 0.34],
  ] as const) {
    const thick = Math.max(1.5, Math.min(height * 0.03, reach * 0.2)) * grow;
    context.filter = `blur(${(thick * 0.55).toFixed(2)}px)`;
    context.globalAlpha = share * light.depth;
    context.fillStyle = '#07080f';
    context.beginPath();
    context.ellipse(centre, ground - height * 0.006, reach * grow, thick, 0, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}
