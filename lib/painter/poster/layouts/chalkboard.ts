import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, type Oklch, tint } from '../../colour/oklch.ts';
import { drawBlock } from '../../type/set-block.ts';
import { paintSlate } from '../ornaments/slate.ts';
import { paintSwash } from '../ornaments/swash.ts';
import { contrastOn, measureGround } from '../sheet/measure-ground.ts';
import { boxOf, type Place } from '../sheet/print-block.ts';
import type { Layout, Sheet } from '../sheet/sheet.ts';
import { setColumn, type TypeColumn } from '../sheet/type-column.ts';

const white = tint(0.955, 0.012, 95);

/** Wears holes into a layer, as chalk leaves them on a rough board. */
function wear(layer: SKRSContext2D, sheet: Sheet): void {
  const random = sheet.random('chalk');
  layer.save();
  layer.globalCompositeOperation = 'destination-out';
  layer.fillStyle = 'rgba(0,0,0,0.5)';
  const grains = Math.round(sheet.width * sheet.height * 0.011 * (0.4 + sheet.detail));
  for (let grain = 0; grain < grains; grain++) {
    const size = 0.4 + random.next() * sheet.unit * 0.0016;
    layer.fillRect(random.next() * sheet.width, random.next() * sheet.height, size * 2, size);
  }
  layer.restore();
}

function chalkUp(
  context: SKRSContext2D,
  sheet: Sheet,
  column: TypeColumn,
  top: number,
  colors: readonly Oklch[],
): void {
  const layer = createCanvas(sheet.width, sheet.height).getContext('2d');
  for (const { block, down, role } of column.blocks) {
    const ink = role === 'headline' ? white : role === 'subline' ? (colors[0] ?? white) : (colors[1] ?? white);
    layer.fillStyle = css(ink);
    drawBlock(layer, block, sheet.width / 2, top + down, 'center');
  }
  wear(layer, sheet);
  context.drawImage(layer.canvas, 0, 0);
}

/** Chalk on a slate in a wooden frame. */
export const chalkboard: Layout = (sheet) => {
  const { width, height, unit, margin, plan } = sheet;
  const colors = [tint(0.88, 0.1, 85), tint(0.86, 0.07, 200)];
  const column = setColumn(sheet, plan.texts, {
    width: width - margin * 4,
    height: height - margin * 5.4,
    headline: 0.2,
    subline: 0.075,
    caption: 0.052,
  });
  const top = (height - column.height) / 2;
  return {
    sceneSize: null,
    paintGround: (context) => {
      paintSlate(context, sheet);
      const reach = Math.min(column.width * 0.8, width * 0.5);
      const room = (height - column.height) / 2 - margin;
      if (room > unit * 0.06) {
        paintSwash(context, { x: width / 2, y: top - room * 0.42, width: reach }, white, unit * 0.004);
        paintSwash(context, { x: width / 2, y: top + column.height + room * 0.42, width: -reach }, white, unit * 0.004);
      }
    },
    setType: (context) => {
      const contrasts = column.blocks.map(({ block, down, role }) => {
        const place: Place = { x: width / 2, y: top + down, align: 'center' };
        const ink = role === 'headline' ? white : (colors[role === 'subline' ? 0 : 1] ?? white);
        return contrastOn(ink, measureGround(context, boxOf(block, place)));
      });
      chalkUp(context, sheet, column, top, colors);
      return contrasts;
    },
  };
};
