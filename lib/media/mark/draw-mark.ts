import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { inter } from './inter.ts';

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

/** The mark for images of one size: a rectangle inside them. */
export interface Mark {
  width: number;
  height: number;
  left: number;
  top: number;
  /** Straight RGBA: grey tones. */
  pixels: Uint8ClampedArray;
}

/**
 * Draws the mark that says where an image or video comes from, for images of one size: small, at the bottom right,
 * readable on light and dark backgrounds. In narrow images it has no words.
 */
export function drawMark({ width, height }: { width: number; height: number }): Mark {
  const letters = Math.max(leastLetterHeight, Math.min(width, height) * letterShare);
  const font = `600 ${letters}px "${inter.familyOf('A')}"`;
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
