import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { tint } from '../../colour/oklch.ts';
import { faceFor } from '../../type/face.ts';
import { faceStyles } from '../../type/face-styles.ts';
import { setBlock } from '../../type/set-block.ts';
import { leastContrast, printBlock } from './print-block.ts';

describe('printBlock', () => {
  it.each([
    ['white', 'white'],
    ['black', 'black'],
    ['grey', '#808080'],
    ['restless', null],
  ])('preserves the contrast on %s ground', (_name, fill) => {
    const canvas = createCanvas(200, 120);
    const context = canvas.getContext('2d');
    for (let x = 0; x < 200; x += 8) {
      context.fillStyle = fill ?? (x % 16 === 0 ? '#f4f4f4' : '#101010');
      context.fillRect(x, 0, 8, 120);
    }
    const box = { width: 160, height: 60, largest: 50 };
    const block = setBlock(context, 'Open', faceFor(faceStyles.strong, 'Open'), box);
    const inks = [tint(0.6, 0.2, 30)];
    expect(printBlock(context, block, { x: 100, y: 30, align: 'center' }, inks)).toBeGreaterThanOrEqual(leastContrast);
  });
});
