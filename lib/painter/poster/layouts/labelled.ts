import { css, shift } from '../../colour/oklch.ts';
import { paintArt } from '../art/paint-art.ts';
import { paintDoubleFrame } from '../ornaments/rules.ts';
import type { Layout } from '../sheet/sheet.ts';
import { printColumn, setColumn } from '../sheet/type-column.ts';
import { bandColors } from './banded.ts';

/** An image over the whole sheet with a paper label pasted on it, as on old books. */
export const labelled: Layout = (sheet) => {
  const { width, height, unit, margin, plan } = sheet;
  const colors = bandColors(sheet);
  const inner = Math.min(width - margin * 5, unit * 0.66);
  const column = setColumn(sheet, plan.texts, {
    width: inner,
    height: height * 0.42,
    headline: 0.13,
    subline: 0.046,
    caption: 0.03,
  });
  const pad = unit * 0.075;
  const label = {
    x: (width - inner) / 2 - pad,
    y: height * (height > width * 1.1 ? (plan.scene === null ? 0.42 : 0.68) : 0.5) - column.height / 2 - pad,
    width: inner + pad * 2,
    height: column.height + pad * 2,
  };
  return {
    sceneSize: { width, height },
    paintGround: (context, scene) => {
      paintArt(context, { x: 0, y: 0, width, height }, sheet, scene);
      context.save();
      context.shadowColor = 'rgba(0,0,0,0.32)';
      context.shadowBlur = unit * 0.02;
      context.shadowOffsetY = unit * 0.006;
      context.fillStyle = css(colors.paper);
      context.fillRect(label.x, label.y, label.width, label.height);
      context.restore();
      const inset = unit * 0.018;
      const frame = {
        x: label.x + inset,
        y: label.y + inset,
        width: label.width - inset * 2,
        height: label.height - inset * 2,
      };
      if (plan.isMinimal) {
        context.strokeStyle = css(shift(colors.ink, { l: 0.1 }));
        context.lineWidth = unit * 0.002;
        context.strokeRect(frame.x, frame.y, frame.width, frame.height);
      } else paintDoubleFrame(context, frame, colors.accent, unit * 0.0026);
    },
    setType: (context) =>
      printColumn(
        context,
        column,
        { x: label.x + pad, y: label.y + pad, width: inner, align: 'center' },
        { headline: [colors.ink], rest: [colors.accent, colors.ink] },
      ),
  };
};
