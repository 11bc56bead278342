import { css, mix, shift, tint } from '../../colour/oklch.ts';
import { addGrain } from '../ornaments/paper-grain.ts';
import { paintPlanks } from '../ornaments/planks.ts';
import type { Layout } from '../sheet/sheet.ts';
import { printColumn, setColumn } from '../sheet/type-column.ts';

/** An enamelled plate, screwed to a wooden wall, or to one of plaster. */
export const sign: Layout = (sheet) => {
  const { width, height, unit, margin, plan } = sheet;
  const { palette } = plan;
  const random = sheet.random('sign');
  const inner = width - margin * 4.2;
  const column = setColumn(sheet, plan.texts, {
    width: inner,
    height: height * 0.5,
    headline: 0.25,
    subline: 0.06,
    caption: 0.036,
  });
  const pad = unit * 0.09;
  const plate = {
    x: width / 2 - Math.max(column.width, inner * 0.72) / 2 - pad,
    y: (height - column.height) / 2 - pad,
    width: Math.max(column.width, inner * 0.72) + pad * 2,
    height: column.height + pad * 2,
  };
  const round = unit * 0.035;
  const isWood = random.chance(0.6);
  return {
    sceneSize: null,
    paintGround: (context) => {
      if (isWood) paintPlanks(context, sheet, { x: 0, y: 0, width, height }, tint(0.46, 0.06, 60), unit / 7);
      else {
        context.fillStyle = css(mix(palette.shade, tint(0.72, 0.02, 80), 0.8));
        context.fillRect(0, 0, width, height);
      }
      addGrain(context, 4 + 6 * sheet.detail, plan.seed);
      context.save();
      context.shadowColor = 'rgba(0,0,0,0.55)';
      context.shadowBlur = unit * 0.04;
      context.shadowOffsetY = unit * 0.016;
      context.fillStyle = css(palette.paper);
      context.beginPath();
      context.roundRect(plate.x, plate.y, plate.width, plate.height, round);
      context.fill();
      context.restore();
      const sheen = context.createLinearGradient(plate.x, plate.y, plate.x + plate.width, plate.y + plate.height);
      sheen.addColorStop(0, 'rgba(255,255,255,0.14)');
      sheen.addColorStop(0.45, 'rgba(255,255,255,0)');
      sheen.addColorStop(1, 'rgba(0,0,0,0.12)');
      context.fillStyle = sheen;
      context.beginPath();
      context.roundRect(plate.x, plate.y, plate.width, plate.height, round);
      context.fill();
      const lines = plan.isMinimal ? [0.016] : [0.016, 0.03];
      for (const [index, inset] of lines.entries()) {
        const by = unit * inset;
        context.strokeStyle = css(index === 0 ? palette.ink : palette.accent);
        context.lineWidth = unit * (index === 0 ? 0.007 : 0.0028);
        context.beginPath();
        context.roundRect(plate.x + by, plate.y + by, plate.width - by * 2, plate.height - by * 2, round * 0.7);
        context.stroke();
      }
      const screw = unit * 0.011;
      for (const x of [plate.x + unit * 0.055, plate.x + plate.width - unit * 0.055]) {
        for (const y of [plate.y + unit * 0.055, plate.y + plate.height - unit * 0.055]) {
          context.fillStyle = css(tint(0.62, 0.015, 80));
          context.beginPath();
          context.arc(x, y, screw, 0, Math.PI * 2);
          context.fill();
          context.strokeStyle = css(shift(tint(0.62, 0.015, 80), { l: -0.3 }));
          context.lineWidth = screw * 0.3;
          context.beginPath();
          context.moveTo(x - screw * 0.7, y - screw * 0.4);
          context.lineTo(x + screw * 0.7, y + screw * 0.4);
          context.stroke();
        }
      }
    },
    setType: (context) =>
      printColumn(
        context,
        column,
        { x: plate.x + pad, y: plate.y + pad, width: plate.width - pad * 2, align: 'center' },
        { headline: [palette.ink], rest: [palette.accent, palette.ink] },
      ),
  };
};
