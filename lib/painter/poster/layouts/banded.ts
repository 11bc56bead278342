import { css, mix, type Oklch, shift, tint } from '../../colour/oklch.ts';
import { paintArt } from '../art/paint-art.ts';
import type { Layout, Sheet } from '../sheet/sheet.ts';
import { printColumn, setColumn } from '../sheet/type-column.ts';

/** Paper, ink and accent of a band beside an image: the scene's own colours if there is one. */
export function bandColors({ plan }: Sheet): { paper: Oklch; ink: Oklch; accent: Oklch } {
  const { scene, palette } = plan;
  if (scene === null) return palette;
  const isNight = scene.time === 'night' || scene.palette.zenith.l < 0.35;
  return isNight
    ? {
        paper: { ...scene.palette.zenith, l: 0.24 },
        ink: tint(0.95, 0.03, 88),
        accent: shift(scene.palette.light, { l: 0.02 }),
      }
    : {
        paper: mix(tint(0.95, 0.025, 85), scene.palette.horizon, 0.06),
        ink: { l: 0.3, c: Math.min(0.07, scene.palette.near.c + 0.02), h: scene.palette.near.h },
        accent: { ...scene.palette.accent, l: Math.min(0.58, scene.palette.accent.l) },
      };
}

/** An image with a border of paper and the type on a band of it: under the image, or beside it on a wide sheet. */
export const banded: Layout = (sheet) => {
  const { width, height, margin, plan } = sheet;
  const isWide = width > height * 1.2;
  const colors = bandColors(sheet);
  const inset = margin * 0.62;
  const room = isWide
    ? { width: width * 0.4 - inset * 2.4, height: height - margin * 2.6, headline: 0.2, subline: 0.05, caption: 0.03 }
    : { width: width - margin * 2, height: height * 0.36, headline: 0.21, subline: 0.046, caption: 0.027 };
  const column = setColumn(sheet, plan.texts, room);
  const isCentered = !isWide && sheet.random('banded').chance(0.6);
  const band = isWide ? room.width + inset * 2.4 : column.height + margin * 1.25;
  const panel = isWide
    ? { x: band, y: inset, width: width - band - inset, height: height - inset * 2 }
    : { x: inset, y: inset, width: width - inset * 2, height: height - inset - band };
  return {
    sceneSize: { width: panel.width, height: panel.height },
    paintGround: (context, scene) => {
      context.fillStyle = css(colors.paper);
      context.fillRect(0, 0, width, height);
      paintArt(context, panel, sheet, scene);
      if (!plan.isMinimal && sheet.richness > 0.7) {
        context.fillStyle = css(colors.accent);
        if (isWide) context.fillRect(inset * 1.2, height - inset - margin * 0.1, margin, margin * 0.1);
        else context.fillRect(inset, panel.y + panel.height, panel.width, margin * 0.12);
      }
    },
    setType: (context) => {
      const area = isWide
        ? { x: inset * 1.2, y: (height - column.height) / 2, width: room.width, align: 'left' as const }
        : {
            x: margin,
            y: panel.y + panel.height + (band - column.height) / 2,
            width: room.width,
            align: isCentered ? ('center' as const) : ('left' as const),
          };
      return printColumn(context, column, area, { headline: [colors.ink], rest: [colors.accent, colors.ink] });
    },
  };
};
