import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { strokeLine } from '../brush.ts';
import type { Sitting, Spot, SubjectArt } from '../subject-art.ts';
import { rowboat } from './rowboat.ts';
import { sailboat } from './sailboat.ts';
import { ship } from './sailing-ship.ts';
import type { DrawVessel } from './hull.ts';

/** Draws a vessel on water: its reflection below, broken by the waves, then itself, rocking in a video. */
function floating(draw: DrawVessel, rock: number): SubjectArt {
  const drawn = new WeakMap<Spot, Canvas>();
  const drawingOf = (sitting: Sitting, spot: Spot): Canvas => {
    const known = drawn.get(spot);
    if (known !== undefined) return known;
    const canvas = createCanvas(Math.ceil(spot.size * 3.4), Math.ceil(spot.size * 1.5));
    const context = canvas.getContext('2d');
    context.translate(canvas.width / 2, spot.size * 1.3);
    draw(context, sitting, { ...spot, x: 0, y: 0 });
    drawn.set(spot, canvas);
    return canvas;
  };
  return {
    animate: (context, sitting, { timeSeconds }) => {
      for (const [index, spot] of sitting.spots.entries()) {
        const canvas = drawingOf(sitting, spot);
        const { x, y, size } = spot;
        const heave = Math.sin(timeSeconds * 1.1 + index * 2) * size * 0.012 * rock;
        const noise = sitting.stage.noise('boat image');
        const strip = Math.max(1, Math.round(size / 60));
        for (let row = 0; row < size * 1.1; row += strip) {
          const sway = noise(timeSeconds * 0.6 + index, row / size / 0.06) * size * 0.05 * (0.3 + row / size);
          context.globalAlpha = 0.5 * (1 - row / (size * 1.1)) ** 0.8;
          context.drawImage(
            canvas,
            0,
            size * 1.3 - row - strip,
            canvas.width,
            strip,
            x - canvas.width / 2 + sway,
            y + row,
            canvas.width,
            strip + 0.6,
          );
        }
        context.globalAlpha = 1;
        context.save();
        context.translate(x, y + heave);
        context.rotate(Math.sin(timeSeconds * 0.9 + index * 1.7) * 0.02 * rock);
        context.drawImage(canvas, -canvas.width / 2, -size * 1.3);
        context.restore();
        strokeLine(
          context,
          [
            [x - size * 0.5, y + size * 0.012],
            [x + size * 0.5, y + size * 0.012],
          ],
          sitting.stage.palette.light,
          Math.max(0.5, size * 0.008),
          0.28,
        );
      }
    },
  };
}

/** A rowing boat with someone in it. */
export const boat = floating(rowboat, 1.2);
/** A boat with two sails. */
export const sailingBoat = floating(sailboat, 1);
/** A three-master. */
export const sailingShip = floating(ship, 0.7);
