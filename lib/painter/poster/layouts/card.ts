import { css, shift } from '../../colour/oklch.ts';
import { addGrain } from '../ornaments/paper-grain.ts';
import { paintConfetti } from '../ornaments/confetti.ts';
import { paintArt } from '../art/paint-art.ts';
import type { Layout } from '../sheet/sheet.ts';
import { printColumn, setColumn } from '../sheet/type-column.ts';
import { bandColors } from './banded.ts';

/** A card lying on a table: a strip of art, with its text beside it; confetti around the text for a celebration. */
export const card: Layout = (sheet) => {
  const { width, height, unit, plan } = sheet;
  const isFeast =
    /birthday|congrat|party|celebrat|happy|new year|geburtstag|cumpleaños|день рожд|生日|誕生日|생일/iu.test(
      plan.prompt,
    );
  const colors = isFeast ? plan.palette : bandColors(sheet);
  const isWide = width >= height * 0.9;
  const size = isWide
    ? { width: width * 0.84, height: Math.min(height * 0.78, width * 0.54) }
    : { width: width * 0.82, height: Math.min(height * 0.82, width * 1.2) };
  const box = { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size };
  const strip = isWide
    ? { x: box.x, y: box.y, width: box.width * 0.36, height: box.height }
    : { x: box.x, y: box.y, width: box.width, height: box.height * 0.42 };
  const pad = unit * 0.07;
  const area = isFeast
    ? { x: box.x + pad, y: box.y + pad, width: box.width - pad * 2, height: box.height - pad * 2 }
    : isWide
      ? {
          x: strip.x + strip.width + pad,
          y: box.y + pad,
          width: box.width - strip.width - pad * 2,
          height: box.height - pad * 2,
        }
      : {
          x: box.x + pad,
          y: strip.y + strip.height + pad,
          width: box.width - pad * 2,
          height: box.height - strip.height - pad * 2,
        };
  const column = setColumn(sheet, plan.texts, {
    width: area.width * (isFeast ? 0.84 : 1),
    height: area.height * (isFeast ? 0.7 : 0.9),
    headline: isFeast ? 0.19 : 0.12,
    subline: 0.04,
    caption: 0.026,
  });
  return {
    sceneSize: isFeast ? null : { width: strip.width, height: strip.height },
    paintGround: (context, scene) => {
      const table = shift(colors.paper, { l: colors.paper.l > 0.6 ? -0.16 : 0.14, c: 0.8 });
      context.fillStyle = css(table);
      context.fillRect(0, 0, width, height);
      addGrain(context, 3 + 3 * sheet.detail, plan.seed);
      context.save();
      context.shadowColor = 'rgba(0,0,0,0.4)';
      context.shadowBlur = unit * 0.045;
      context.shadowOffsetY = unit * 0.018;
      context.fillStyle = css(colors.paper);
      context.fillRect(box.x, box.y, box.width, box.height);
      context.restore();
      if (isFeast) {
        const gap = unit * 0.045;
        const clear = {
          x: width / 2 - column.width / 2 - gap,
          y: height / 2 - column.height / 2 - gap,
          width: column.width + gap * 2,
          height: column.height + gap * 2,
        };
        paintConfetti(context, box, clear, sheet);
      } else paintArt(context, strip, sheet, scene);
    },
    setType: (context) =>
      printColumn(
        context,
        column,
        {
          x: isFeast ? width / 2 - column.width / 2 : area.x,
          y: area.y + (area.height - column.height) / 2,
          width: isFeast ? column.width : area.width,
          align: isFeast ? 'center' : 'left',
        },
        { headline: [colors.ink], rest: [colors.accent, colors.ink] },
      ),
  };
};
