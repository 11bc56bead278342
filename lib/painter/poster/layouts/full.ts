import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Oklch, tint } from '../../colour/oklch.ts';
import { createGroundReader } from '../../scene/type/calm-ground.ts';
import { paintArt } from '../art/paint-art.ts';
import { type Box, type GroundRange, measureGround } from '../sheet/measure-ground.ts';
import type { Layout, Sheet } from '../sheet/sheet.ts';
import { boxesOf, type ColumnArea, printColumn, setColumn } from '../sheet/type-column.ts';
import { veilEdge } from '../sheet/edge-veil.ts';
import { leastContrast } from '../sheet/print-block.ts';

const light = tint(0.98, 0.015, 88);
const dark = tint(0.19, 0.03, 262);

/** Dark type on a light sky, light type on everything else. */
function inkOn(grounds: readonly GroundRange[]): Oklch {
  const middle =
    grounds.reduce((sum, { darkest, lightest }) => sum + darkest + lightest, 0) / (2 * grounds.length || 1);
  return middle > 0.36 ? dark : light;
}

/** The calmest of the areas that suit a column; the first when they are equal. */
function calmest(context: SKRSContext2D, { width, height }: Sheet, areas: readonly [Box, ...Box[]]): Box {
  const read = createGroundReader(context.canvas, { x: 0, y: 0, width, height });
  const rated = areas.map((area, order) => ({
    area,
    cost:
      read({ x: area.x / width, y: area.y / height, width: area.width / width, height: area.height / height }).unrest +
      order * 0.02,
  }));
  return rated.reduce((best, one) => (one.cost < best.cost ? one : best)).area;
}

/** An image over the whole sheet, the headline in a calm area, the small print along the bottom. */
export const full: Layout = (sheet) => {
  const { width, height, margin, plan } = sheet;
  const { headline, subline, captions } = plan.texts;
  const isWide = width > height * 1.2;
  const room = {
    width: isWide ? width * 0.52 : width - margin * 2,
    height: height * (isWide ? 0.5 : 0.34),
    headline: isWide ? 0.24 : 0.26,
    subline: isWide ? 0.058 : 0.046,
  };
  const head = setColumn(sheet, { headline, subline }, room);
  const foot = setColumn(
    sheet,
    { captions },
    { ...room, width: width - margin * 2, height: height * 0.2, caption: 0.03 },
  );
  const footTop = height - margin * 0.9 - foot.height;
  const { palette } = plan;
  return {
    sceneSize: { width, height },
    paintGround: (context, scene) => paintArt(context, { x: 0, y: 0, width, height }, sheet, scene),
    setType: (context) => {
      const low = (captions.length > 0 ? footTop - margin * 0.6 : height - margin) - head.height;
      const columns = isWide ? [margin, width - margin - room.width] : [margin];
      const areas = [margin, low].flatMap((y) =>
        columns.map((x) => ({ x, y, width: room.width, height: head.height })),
      );
      const [first = { x: margin, y: margin, width: room.width, height: head.height }, ...others] = areas;
      const area = calmest(context, sheet, [first, ...others]);
      const standing: ColumnArea = { x: area.x, y: area.y, width: room.width, align: isWide ? 'left' : 'center' };
      const footing: ColumnArea = { x: margin, y: footTop, width: width - margin * 2, align: 'center' };
      const contrasts: number[] = [];
      for (const [column, place] of [
        [head, standing],
        [foot, footing],
      ] as const) {
        const boxes = boxesOf(column, place);
        const own = plan.scene === null ? palette.ink : inkOn(boxes.map((box) => measureGround(context, box)));
        veilEdge(context, boxes, { ink: own, veil: own.l > 0.6 ? dark : light, contrast: leastContrast + 0.3 });
        contrasts.push(...printColumn(context, column, place, { headline: [own], rest: [own] }));
      }
      return contrasts;
    },
  };
};
