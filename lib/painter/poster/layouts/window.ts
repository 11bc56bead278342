import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../colour/oklch.ts';
import { paintArt } from '../art/paint-art.ts';
import { paintDoubleFrame } from '../ornaments/rules.ts';
import type { Box } from '../sheet/measure-ground.ts';
import type { Layout } from '../sheet/sheet.ts';
import { printColumn, setColumn } from '../sheet/type-column.ts';
import { bandColors } from './banded.ts';

type Opening = (context: SKRSContext2D, box: Box) => void;

const arch: Opening = (context, { x, y, width, height }) => {
  const radius = Math.min(width / 2, height);
  context.moveTo(x, y + height);
  context.lineTo(x, y + radius);
  context.arc(x + width / 2, y + radius, width / 2, Math.PI, 0);
  context.lineTo(x + width, y + height);
  context.closePath();
};

const disc: Opening = (context, { x, y, width, height }) => {
  context.ellipse(
    x + width / 2,
    y + height / 2,
    Math.min(width, height) / 2,
    Math.min(width, height) / 2,
    0,
    0,
    Math.PI * 2,
  );
};

/** An image seen through an arch or a disc, headline over it or under it, the small print at the foot. */
export const windowed: Layout = (sheet) => {
  const { width, height, unit, margin, plan } = sheet;
  const random = sheet.random('window');
  const colors = bandColors(sheet);
  const isWide = width > height * 1.2;
  const isAbove = random.chance(0.5);
  const opening = isWide || random.chance(0.5) ? disc : arch;
  const columnWidth = isWide ? width * 0.44 : width - margin * 2.8;
  const column = setColumn(sheet, plan.texts, {
    width: columnWidth,
    height: isWide ? height - margin * 3 : height * 0.36,
    headline: isWide ? 0.19 : 0.16,
    subline: 0.044,
    caption: 0.027,
  });
  const gap = margin * 1.1;
  const free = height - column.height - gap - margin * 3.2;
  const wide = Math.min(width - margin * 3, opening === disc ? free : free * 0.95);
  const tall = opening === disc ? wide : Math.min(free, wide * 1.45);
  const top = (height - tall - gap - column.height) / 2;
  const side = height - margin * 3.2;
  const box: Box = isWide
    ? { x: width - margin * 1.6 - side, y: (height - side) / 2, width: side, height: side }
    : { x: (width - wide) / 2, y: isAbove ? top + column.height + gap : top, width: wide, height: tall };
  const typeTop = isWide ? (height - column.height) / 2 : isAbove ? top : top + tall + gap;
  return {
    sceneSize: { width: box.width, height: box.height },
    paintGround: (context, scene) => {
      context.fillStyle = css(colors.paper);
      context.fillRect(0, 0, width, height);
      context.save();
      context.beginPath();
      opening(context, box);
      context.clip();
      paintArt(context, box, sheet, scene);
      context.restore();
      context.strokeStyle = css(colors.accent);
      context.lineWidth = unit * 0.005;
      const ring = unit * 0.014;
      context.beginPath();
      opening(context, {
        x: box.x - ring,
        y: box.y - ring,
        width: box.width + ring * 2,
        height: box.height + ring * 2,
      });
      context.stroke();
      if (sheet.richness > 0.7 && !plan.isMinimal) {
        const inset = margin * 0.5;
        const frame = { x: inset, y: inset, width: width - inset * 2, height: height - inset * 2 };
        paintDoubleFrame(context, frame, colors.accent, unit * 0.0028);
      }
    },
    setType: (context) =>
      printColumn(
        context,
        column,
        {
          x: isWide ? margin * 1.4 : (width - columnWidth) / 2,
          y: typeTop,
          width: columnWidth,
          align: isWide ? 'left' : 'center',
        },
        { headline: [colors.ink], rest: [colors.accent, colors.ink] },
      ),
  };
};
