import { css, type Oklch } from '../../colour/oklch.ts';
import { breakLines } from '../../type/break-lines.ts';
import { lineUnitsOf } from '../../type/line-units.ts';
import type { TextLanguage } from '../../type/text-language.ts';
import { setBlock, type TypeBlock } from '../../type/set-block.ts';
import { addGrain } from '../ornaments/paper-grain.ts';
import { contrastBetween } from '../sheet/measure-ground.ts';
import { leastContrast, printBlock } from '../sheet/print-block.ts';
import { faceOn, type Layout, type Sheet } from '../sheet/sheet.ts';
import { printColumn, setColumn } from '../sheet/type-column.ts';

/** Chinese and Japanese in short rows: two, four or six characters in pairs, others in rows of about three. */
function rowsOf(headline: string, language: TextLanguage): string[] {
  const letters = headline.replaceAll(/\s/gu, '');
  const { length } = letters;
  if (length > 6 || length % 2 === 1) return breakLines(letters, Math.ceil(length / 3), (row) => row.length, language);
  return letters.match(/.{2}/gu) ?? [letters];
}

/** One line per word; short words stay with the next one. */
function linesOf(headline: string, language: TextLanguage): string[] {
  if (language === 'zh' || language === 'ja') return rowsOf(headline, language);
  const lines: string[] = [];
  let pending = '';
  for (const { text, before } of lineUnitsOf(headline, language)) {
    pending = pending === '' ? text : pending + before + text;
    if (pending.length < 3) continue;
    lines.push(pending);
    pending = '';
  }
  return pending === '' ? lines : [...lines, pending];
}

/** The words of a headline, each a line as wide as the sheet allows; short words stay with the next one. */
function setWords(sheet: Sheet, width: number, height: number): TypeBlock[] {
  const { headline } = sheet.plan.texts;
  const face = faceOn(sheet, 'headline', headline);
  const lines = linesOf(headline, face.language);
  const gap = sheet.unit * 0.03;
  const set = (scale: number): TypeBlock[] =>
    lines.map((line) => {
      const box = { width: width * scale, height, largest: sheet.unit * 0.62, mostLines: 1 };
      return setBlock(sheet.measuring, line, faceOn(sheet, 'headline', line), box);
    });
  for (let scale = 1; ; scale *= 0.94) {
    const blocks = set(scale);
    const tall = blocks.reduce((sum, block) => sum + block.height + gap, 0);
    if (tall <= height || scale < 0.15) return blocks;
  }
}

/** A background, made lighter or darker until one of the inks is readable on it. */
function readableGround(color: Oklch, inks: readonly Oklch[]): Oklch {
  const isReadable = (ground: Oklch): boolean => inks.some((ink) => contrastBetween(ink, ground) > leastContrast + 0.4);
  const moved = Array.from({ length: 24 }, (_, step) => ({
    ...color,
    l: color.l + Math.ceil(step / 2) * (step % 2 === 0 ? 0.02 : -0.02),
  }));
  return moved.find(isReadable) ?? color;
}

/** Only type: the headline's words fill the sheet below each other, each on a band of colour. */
export const stacked: Layout = (sheet) => {
  const { width, height, unit, margin, plan } = sheet;
  const { palette } = plan;
  const inner = width - margin * 2;
  const small = [...(plan.texts.subline === null ? [] : [plan.texts.subline]), ...plan.texts.captions];
  const foot = setColumn(
    sheet,
    { captions: small },
    { width: inner, height: height * 0.24, headline: 0, caption: 0.034 },
  );
  const footRoom = small.length === 0 ? 0 : foot.height + margin * 1.6;
  const blocks = setWords(sheet, inner, height - footRoom - margin * 1.6 - unit * 0.04 * 4);
  const tall = blocks.reduce((sum, block) => sum + block.height, 0);
  const bands = blocks.map(
    (block) => ((height - footRoom) * (block.height + unit * 0.03)) / (tall + unit * 0.03 * blocks.length),
  );
  const inks = [palette.ink, palette.paper];
  const grounds: readonly Oklch[] = plan.isMinimal
    ? [palette.paper]
    : [palette.paper, palette.accent, palette.ink, palette.second];
  const groundOf = (index: number): Oklch => readableGround(grounds[index % grounds.length] ?? palette.paper, inks);
  const tops = bands.map((_, index) => bands.slice(0, index).reduce((sum, band) => sum + band, 0));
  return {
    sceneSize: null,
    paintGround: (context) => {
      context.fillStyle = css(palette.paper);
      context.fillRect(0, 0, width, height);
      for (const [index, top] of tops.entries()) {
        context.fillStyle = css(groundOf(index));
        context.fillRect(0, top, width, (bands[index] ?? 0) + 1);
      }
      addGrain(context, 2 + 4 * sheet.detail, plan.seed);
    },
    setType: (context) => [
      ...blocks.map((block, index) => {
        const isRight = block.face.isRightToLeft;
        const y = (tops[index] ?? 0) + ((bands[index] ?? 0) - block.height) / 2;
        const place = {
          x: isRight ? width - margin : margin,
          y,
          align: isRight ? ('right' as const) : ('left' as const),
        };
        return printBlock(context, block, place, inks);
      }),
      ...printColumn(
        context,
        foot,
        { x: margin, y: height - margin * 0.8 - foot.height, width: inner, align: 'left' },
        { headline: [palette.ink], rest: [palette.ink] },
      ),
    ],
  };
};
