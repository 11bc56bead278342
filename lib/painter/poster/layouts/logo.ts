import { css, tint } from '../../colour/oklch.ts';
import { setBlock } from '../../type/set-block.ts';
import { paintMark } from '../ornaments/mark.ts';
import { printBlock } from '../sheet/print-block.ts';
import { faceOn, type Layout } from '../sheet/sheet.ts';
import { printColumn, setColumn } from '../sheet/type-column.ts';

/** A drawn mark with its word: above it, or beside it on a wide sheet. */
export const logo: Layout = (sheet) => {
  const { width, height, unit, margin, plan, measuring } = sheet;
  const { palette } = plan;
  const isBeside = width > height * 1.2;
  const mark = unit * (isBeside ? 0.42 : 0.36);
  const room = {
    width: isBeside ? width - mark - margin * 4 : width - margin * 3.4,
    height: height * 0.32,
    headline: 0.2,
    subline: 0.05,
    caption: 0.03,
    mostLines: 2,
  };
  const column = setColumn(sheet, plan.texts, room);
  const gap = unit * 0.07;
  const isMonogram = sheet.random('logo').chance(0.4);
  const whole = isBeside
    ? { width: mark + gap + column.width, height: Math.max(mark, column.height) }
    : { width: Math.max(mark, column.width), height: mark + gap + column.height };
  const center = isBeside
    ? { x: (width - whole.width) / 2 + mark / 2, y: height / 2 }
    : { x: width / 2, y: (height - whole.height) / 2 + mark / 2 };
  const ground = plan.isMinimal && palette.paper.l > 0.6 ? tint(0.985, 0.004, 90) : palette.paper;
  const initial = /\p{L}\p{M}*/u.exec(plan.texts.headline)?.[0] ?? '•';
  return {
    sceneSize: null,
    paintGround: (context) => {
      context.fillStyle = css(ground);
      context.fillRect(0, 0, width, height);
      paintMark(context, { ...center, size: mark }, sheet, isMonogram);
    },
    setType: (context) => {
      const area = isBeside
        ? { x: center.x + mark / 2 + gap, y: (height - column.height) / 2, width: column.width, align: 'left' as const }
        : { x: margin, y: center.y + mark / 2 + gap, width: width - margin * 2, align: 'center' as const };
      const contrasts = printColumn(context, column, area, {
        headline: [palette.ink],
        rest: [palette.accent, palette.ink],
      });
      if (!isMonogram) return contrasts;
      const letter = setBlock(measuring, initial, faceOn(sheet, 'headline', initial), {
        width: mark * 0.5,
        height: mark * 0.5,
        largest: mark,
      });
      const place = { x: center.x, y: center.y - letter.height / 2, align: 'center' as const };
      return [...contrasts, printBlock(context, letter, place, [palette.paper, palette.ink])];
    },
  };
};
