import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { fontFamily } from '../fonts.ts';
import type { Size } from '../../service/models/sizes/proportions.ts';

const words = 'Made with Easel';

/** Height of the mark's letters as a share of the shorter side, and the smallest readable height. */
const letterShare = 0.024;
const leastLetterHeight = 9;

/** An easel: two legs, a strut behind, a tray, and the image on it. `unit` is its height. */
function traceEasel(context: SKRSContext2D, left: number, top: number, unit: number): void {
  context.beginPath();
  context.moveTo(left + unit * 0.42, top + unit * 0.04);
  context.lineTo(left + unit * 0.14, top + unit);
  context.moveTo(left + unit * 0.5, top + unit * 0.04);
  context.lineTo(left + unit * 0.78, top + unit);
  context.moveTo(left, top + unit * 0.7);
  context.lineTo(left + unit * 0.92, top + unit * 0.7);
  context.rect(left + unit * 0.1, top + unit * 0.2, unit * 0.72, unit * 0.5);
}

interface Overlay extends Size {
  left: number;
  top: number;
  /** Straight RGBA. */
  pixels: Uint8ClampedArray;
}

function drawOverlay({ width, height }: Size): Overlay {
  const letters = Math.max(leastLetterHeight, Math.min(width, height) * letterShare);
  const font = `600 ${letters}px ${fontFamily('sans')}`;
  const measure = createCanvas(1, 1).getContext('2d');
  measure.font = font;
  const textWidth = measure.measureText(words).width;
  const [icon, gap, padding] = [letters * 1.1, letters * 0.42, letters * 0.62];
  const hasWords = icon + gap + textWidth + padding * 2 < width * 0.7;
  const full = icon * 0.92 + (hasWords ? gap + textWidth : 0);
  const [markWidth, markHeight] = [Math.ceil(full + padding * 2), Math.ceil(icon + padding * 1.3)];
  const canvas = createCanvas(Math.min(width, markWidth), Math.min(height, markHeight));
  const context = canvas.getContext('2d');
  // White on a dark veil is readable on light and dark backgrounds.
  context.fillStyle = 'rgba(12,12,14,0.52)';
  context.roundRect(0, 0, markWidth, markHeight, letters * 0.5);
  context.fill();
  context.strokeStyle = context.fillStyle = 'rgba(255,255,255,0.96)';
  context.lineWidth = Math.max(1, letters * 0.1);
  context.lineJoin = context.lineCap = 'round';
  context.font = font;
  traceEasel(context, padding, padding * 0.65, icon);
  context.stroke();
  if (hasWords) context.fillText(words, padding + icon * 0.92 + gap, padding * 0.65 + icon * 0.86);
  const margin = letters * 0.8;
  return {
    width: canvas.width,
    height: canvas.height,
    left: Math.max(0, Math.round(width - canvas.width - margin)),
    top: Math.max(0, Math.round(height - canvas.height - margin)),
    pixels: context.getImageData(0, 0, canvas.width, canvas.height).data,
  };
}

/**
 * Prepares the mark that says where an image or video comes from, for frames of one size: small, at the bottom right,
 * readable on light and dark backgrounds. The returned function draws it into straight RGBA pixels in place; it is
 * cheap enough for every frame.
 */
export function createWatermark(size: Size): (rgba: Uint8ClampedArray | Uint8Array) => void {
  const { width, height, left, top, pixels } = drawOverlay(size);
  return (rgba) => {
    for (let index = 0; index < width * height; index++) {
      const alpha = (pixels[index * 4 + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      const place = ((top + Math.floor(index / width)) * size.width + left + (index % width)) * 4;
      const below = (rgba[place + 3] ?? 0) / 255;
      const result = alpha + below * (1 - alpha);
      for (let channel = 0; channel < 3; channel++) {
        const [over, under] = [pixels[index * 4 + channel] ?? 0, rgba[place + channel] ?? 0];
        rgba[place + channel] = Math.round((over * alpha + under * below * (1 - alpha)) / result);
      }
      rgba[place + 3] = Math.round(result * 255);
    }
  };
}
