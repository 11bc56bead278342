import { css, mix, type Oklch, tint } from '../../colour/oklch.ts';
import { addGrain } from '../ornaments/paper-grain.ts';
import { paintDivider, paintDoubleFrame } from '../ornaments/rules.ts';
import { paintSprig } from '../ornaments/sprig.ts';
import type { Layout } from '../sheet/sheet.ts';
import { printColumn, setColumn } from '../sheet/type-column.ts';

const ivory = tint(0.965, 0.014, 85);

/**
 * Always light, quiet paper: an invitation in a loud or dark palette has only a tint of it, and takes its ink from it.
 */
function colorsOf(palette: { paper: Oklch; ink: Oklch; accent: Oklch }): { paper: Oklch; ink: Oklch; accent: Oklch } {
  if (palette.paper.l > 0.72)
    return palette.paper.c > 0.06 ? { ...palette, paper: mix(ivory, palette.paper, 0.22) } : palette;
  return {
    paper: mix(ivory, palette.paper, 0.03),
    ink: { ...palette.paper, l: Math.min(0.34, palette.paper.l) },
    accent: palette.accent,
  };
}

/** Sprigs in two corners, a double frame, and centred type on fine paper. */
export const invitation: Layout = (sheet) => {
  const { width, height, unit, margin, plan } = sheet;
  const colors = colorsOf(plan.palette);
  const leaf: Oklch = { l: 0.56, c: 0.065, h: 145 };
  const gold: Oklch = { l: 0.62, c: 0.095, h: 78 };
  const column = setColumn(sheet, plan.texts, {
    width: width - margin * 4.4,
    height: height * 0.5,
    headline: 0.17,
    subline: 0.05,
    caption: 0.031,
  });
  const top = (height - column.height) / 2;
  return {
    sceneSize: null,
    paintGround: (context) => {
      context.fillStyle = css(colors.paper);
      context.fillRect(0, 0, width, height);
      addGrain(context, 2 + 3 * sheet.detail, plan.seed);
      const inset = margin * 0.7;
      const frame = { x: inset, y: inset, width: width - inset * 2, height: height - inset * 2 };
      paintDoubleFrame(context, frame, gold, unit * 0.0024);
      const random = sheet.random('sprigs');
      const sprigs = plan.isMinimal ? 2 : 3 + Math.round(sheet.richness * 3);
      for (const [x, y, turn] of [
        [inset * 0.6, inset * 0.6, 0],
        [width - inset * 0.6, height - inset * 0.6, Math.PI],
      ] as const) {
        for (let sprig = 0; sprig < sprigs; sprig++) {
          const angle = turn + ((sprig + 0.5) / sprigs) * (Math.PI / 2);
          const length = unit * random.between(0.19, 0.3);
          const berry = mix(colors.accent, tint(0.7, 0.12, 20), 0.4);
          paintSprig(context, { x, y, angle, length }, { leaf: mix(leaf, colors.accent, 0.18), berry }, random);
        }
      }
      const room = unit * 0.065;
      if (top - room > margin * 2) paintDivider(context, width / 2, top - room, unit * 0.26, gold, unit * 0.0026);
      if (top + column.height + room < height - margin * 2)
        paintDivider(context, width / 2, top + column.height + room, unit * 0.26, gold, unit * 0.0026);
    },
    setType: (context) =>
      printColumn(
        context,
        column,
        { x: margin * 2.2, y: top, width: width - margin * 4.4, align: 'center' },
        { headline: [colors.ink], rest: [colors.ink] },
      ),
  };
};
