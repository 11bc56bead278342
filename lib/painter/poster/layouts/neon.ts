import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, tint } from '../../colour/oklch.ts';
import { applyFace } from '../../type/face.ts';
import { drawBlock, type TypeBlock } from '../../type/set-block.ts';
import { paintBricks } from '../ornaments/bricks.ts';
import { contrastOn, measureGround } from '../sheet/measure-ground.ts';
import { boxOf, type Place } from '../sheet/print-block.ts';
import type { Layout, Sheet } from '../sheet/sheet.ts';
import { setColumn } from '../sheet/type-column.ts';

/** A colour as light in a tube: bright and saturated. */
const glowing = (color: Oklch): Oklch => ({ l: 0.76, c: Math.max(0.19, color.c), h: color.h });

/** The tubes' colours: those of the prompt, else pink, cyan and amber. */
function tubeColors({ plan, random }: Sheet): readonly [Oklch, Oklch] {
  const { accent, second, paper } = plan.palette;
  const named = [paper, accent, second].filter(({ c }) => c > 0.07).map(glowing);
  const usual = random('tubes').pick([
    [tint(0.74, 0.24, 352), tint(0.84, 0.15, 205)],
    [tint(0.82, 0.17, 75), tint(0.74, 0.24, 350)],
    [tint(0.84, 0.15, 200), tint(0.74, 0.22, 320)],
  ] as const);
  const isNamed =
    /\b(?:red|blue|green|yellow|pink|purple|orange|cyan|magenta|violet|turquoise|amber|teal|gold)\b/iu.test(plan.words);
  return isNamed ? [named[0] ?? usual[0], named[1] ?? named[0] ?? usual[1]] : usual;
}

function lightUp(context: SKRSContext2D, block: TypeBlock, place: Place, color: Oklch): void {
  const tube = block.size * 0.03;
  const passes = [
    { blur: block.size * 0.9, alpha: 0.55, ink: css(color, 0.9) },
    { blur: block.size * 0.35, alpha: 0.9, ink: css(color) },
    { blur: block.size * 0.1, alpha: 1, ink: css(color) },
  ];
  context.save();
  context.lineJoin = 'round';
  for (const { blur, alpha, ink } of passes) {
    context.shadowColor = css(color, alpha);
    context.shadowBlur = blur;
    context.fillStyle = ink;
    drawBlock(context, block, place.x, place.y, place.align);
  }
  context.shadowBlur = 0;
  context.shadowColor = 'transparent';
  context.fillStyle = css(mix(color, tint(0.99, 0.01, 90), 0.72));
  context.strokeStyle = css(color);
  context.lineWidth = tube;
  // The outline first, so that the core covers it where letters join or strokes cross.
  drawBlock(context, block, place.x, place.y, place.align, (line, x, y) => context.strokeText(line, x, y));
  drawBlock(context, block, place.x, place.y, place.align);
  context.restore();
}

/** Tubes of light on a dark brick wall, with their glow on it. */
export const neon: Layout = (sheet) => {
  const { width, height, unit, margin, plan } = sheet;
  const [first, second] = tubeColors(sheet);
  const room = { width: width - margin * 3.4, height: height * 0.62, headline: 0.27, subline: 0.085, caption: 0.05 };
  const column = setColumn(sheet, plan.texts, room);
  const top = (height - column.height) / 2;
  return {
    sceneSize: null,
    paintGround: (context) => {
      paintBricks(context, sheet);
      context.save();
      context.globalCompositeOperation = 'screen';
      const reach = Math.max(column.width, column.height) * 0.85;
      const glow = context.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, reach);
      for (let step = 0; step <= 8; step++)
        glow.addColorStop(step / 8, css({ ...first, l: 0.36, c: 0.12 }, 0.75 * (1 - step / 8) ** 1.6));
      context.fillStyle = glow;
      context.fillRect(0, 0, width, height);
      context.restore();
      if (sheet.richness < 0.7 || plan.isMinimal) return;
      const pad = unit * 0.075;
      context.save();
      context.lineWidth = unit * 0.008;
      for (const [blur, color] of [
        [unit * 0.07, css(second)],
        [unit * 0.02, css(second)],
        [0, css(mix(second, tint(0.99, 0.01, 90), 0.6))],
      ] as const) {
        context.shadowColor = css(second);
        context.shadowBlur = blur;
        context.strokeStyle = color;
        context.beginPath();
        context.roundRect(
          (width - column.width) / 2 - pad,
          top - pad,
          column.width + pad * 2,
          column.height + pad * 2,
          pad,
        );
        context.stroke();
      }
      context.restore();
    },
    setType: (context) =>
      column.blocks.map(({ block, down, role }) => {
        const color = role === 'headline' ? first : second;
        const place: Place = { x: width / 2, y: top + down, align: 'center' };
        applyFace(context, block.face, block.size);
        const contrast = contrastOn(
          mix(color, tint(0.99, 0.01, 90), 0.72),
          measureGround(context, boxOf(block, place)),
        );
        lightUp(context, block, place, color);
        return contrast;
      }),
  };
};
