import { css, mix, tint } from '../../colour/oklch.ts';
import { paintArt } from '../art/paint-art.ts';
import type { Layout } from '../sheet/sheet.ts';
import { printColumn, setColumn } from '../sheet/type-column.ts';

const light = tint(0.98, 0.015, 88);

/** Art to the edges with a large headline across the bottom, smaller text in the upper corner. */
export const album: Layout = (sheet) => {
  const { width, height, unit, margin, plan } = sheet;
  const { headline, subline, captions } = plan.texts;
  const { palette } = plan;
  const inner = width - margin * 1.4;
  // Over a scene the artist's name is in the sky; forms have no calm area there.
  const isCornered = plan.scene !== null;
  const small = [...(subline === null ? [] : [subline]), ...captions];
  const head = setColumn(sheet, isCornered ? { headline } : { headline, captions: small }, {
    width: inner,
    height: height * 0.36,
    headline: 0.36,
    mostLines: 2,
    caption: 0.034,
  });
  const rest = setColumn(
    sheet,
    { captions: isCornered ? small : [] },
    { width: inner * 0.6, height: height * 0.2, headline: 0, caption: 0.03 },
  );
  const ink = isCornered ? light : palette.ink;
  const top = height - head.height - margin * (isCornered ? 2.6 : 1.8);
  return {
    sceneSize: { width, height },
    paintGround: (context, scene) => {
      context.fillStyle = css(palette.paper);
      context.fillRect(0, 0, width, height);
      paintArt(context, { x: 0, y: 0, width, height: isCornered ? height : top }, sheet, scene);
      if (plan.scene === null) return;
      const foot = mix(plan.scene.palette.near, tint(0.14, 0.02, 265), 0.55);
      const gradient = context.createLinearGradient(0, top, 0, height);
      for (let step = 0; step <= 8; step++)
        gradient.addColorStop(step / 8, css(foot, Math.min(1, (step / 8) ** 0.7 * 1.15)));
      context.fillStyle = gradient;
      context.fillRect(0, top, width, height - top);
    },
    setType: (context) => [
      ...printColumn(
        context,
        head,
        { x: margin * 0.7, y: height - margin * 0.8 - head.height, width: inner, align: 'left' },
        { headline: [ink], rest: [ink] },
      ),
      ...printColumn(
        context,
        rest,
        { x: margin * 0.7, y: margin * 0.8, width: inner - unit * 0.02, align: 'left' },
        { headline: [ink], rest: [ink] },
      ),
    ],
  };
};
