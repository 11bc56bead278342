import { css } from '../../colour/oklch.ts';
import { paintRays } from '../ornaments/rays.ts';
import { paintDivider } from '../ornaments/rules.ts';
import type { Layout } from '../sheet/sheet.ts';
import { printColumn, setColumn } from '../sheet/type-column.ts';

/** Rays behind a round field that holds all type, as on fairground posters. */
export const sunburst: Layout = (sheet) => {
  const { width, height, unit, plan } = sheet;
  const { palette } = plan;
  const radius = unit * 0.4;
  const center = { x: width / 2, y: height / 2 };
  const column = setColumn(sheet, plan.texts, {
    width: radius * 1.5,
    height: radius * 1.2,
    headline: 0.17,
    subline: 0.04,
    caption: 0.026,
  });
  return {
    sceneSize: null,
    paintGround: (context) => {
      context.fillStyle = css(palette.accent);
      context.fillRect(0, 0, width, height);
      paintRays(context, center, width + height, 24 + Math.round(sheet.richness * 2) * 8, palette.second);
      context.fillStyle = css(palette.ink);
      context.beginPath();
      context.arc(center.x, center.y, radius * 1.1, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = css(palette.paper);
      context.beginPath();
      context.arc(center.x, center.y, radius * 1.055, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = css(palette.accent);
      context.lineWidth = unit * 0.005;
      context.beginPath();
      context.arc(center.x, center.y, radius, 0, Math.PI * 2);
      context.stroke();
      const arm = column.height / 2 + unit * 0.045;
      if (arm < radius * 0.85) {
        for (const y of [center.y - arm, center.y + arm]) {
          paintDivider(context, center.x, y, radius * 0.7, palette.accent, unit * 0.004);
        }
      }
    },
    setType: (context) =>
      printColumn(
        context,
        column,
        { x: center.x - radius * 0.75, y: center.y - column.height / 2, width: radius * 1.5, align: 'center' },
        { headline: [palette.ink], rest: [palette.accent, palette.ink] },
      ),
  };
};
