import { css } from '../../colour/oklch.ts';
import { paintArt } from '../art/paint-art.ts';
import type { Layout } from '../sheet/sheet.ts';
import { printColumn, setColumn } from '../sheet/type-column.ts';

/** Flush type under a square of art that bleeds off two edges, the small print above a rule at the foot. */
export const swiss: Layout = (sheet) => {
  const { width, height, unit, margin, plan } = sheet;
  const { headline, subline, captions } = plan.texts;
  const { palette } = plan;
  const isWide = width > height * 1.2;
  const inner = isWide ? width * 0.5 - margin * 1.5 : width - margin * 2;
  const foot = setColumn(sheet, { captions }, { width: inner, height: height * 0.18, headline: 0, caption: 0.03 });
  const head = setColumn(
    sheet,
    { headline, subline },
    { width: inner, height: height * (isWide ? 0.6 : 0.36), headline: 0.24, subline: 0.048 },
  );
  const footTop = height - margin - foot.height;
  const ruleY = footTop - margin * 0.5;
  const headTop = (captions.length === 0 ? height - margin : ruleY - margin * 0.7) - head.height;
  const isRight = head.blocks[0]?.block.face.isRightToLeft !== true;
  const art = isWide
    ? { x: isRight ? width / 2 : 0, y: 0, width: width / 2, height }
    : { x: isRight ? width * 0.24 : 0, y: 0, width: width * 0.76, height: Math.max(height * 0.3, headTop - margin) };
  const left = isWide && !isRight ? width / 2 + margin * 0.5 : margin;
  return {
    sceneSize: { width: art.width, height: art.height },
    paintGround: (context, scene) => {
      context.fillStyle = css(palette.paper);
      context.fillRect(0, 0, width, height);
      paintArt(context, art, sheet, scene);
      if (captions.length === 0) return;
      context.fillStyle = css(palette.ink);
      context.fillRect(left, ruleY, inner, Math.max(1, unit * 0.004));
    },
    setType: (context) => {
      const inks = { headline: [palette.ink], rest: [palette.accent, palette.ink] };
      return [
        ...printColumn(context, head, { x: left, y: headTop, width: inner, align: 'left' }, inks),
        ...printColumn(
          context,
          foot,
          { x: left, y: footTop, width: inner, align: 'left' },
          { ...inks, rest: [palette.ink] },
        ),
      ];
    },
  };
};
