import { css, mix } from '../../colour/oklch.ts';
import type { Plant } from './plant.ts';

/** A spruce: whorls of drooping boughs, dark within, lit on the tips toward the sun. */
export const conifer: Plant = {
  width: 0.62,
  paint: (context, { height, colors, toward, random, detail, presence }) => {
    const lean = random.spread() * 0.015 * height;
    const reach = height * random.between(0.17, 0.25);
    context.fillStyle = css(colors.wood);
    context.fillRect(-height * 0.011, -height * 0.2, height * 0.022, height * 0.2);
    const whorls = Math.round((15 + 9 * detail) * (1 + 1.5 * presence));
    for (let whorl = 0; whorl < whorls; whorl++) {
      const share = whorl / whorls;
      const y = -height * (0.07 + 0.9 * share);
      const span = reach * (1 - share) ** 0.82 * random.between(0.72, 1.12) + height * 0.008;
      const x = lean * share;
      const thickness = (height / whorls) * (1.5 + 0.7 * presence);
      context.fillStyle = css(mix(colors.shade, colors.base, 0.2 + 0.6 * random.next()));
      context.beginPath();
      context.moveTo(x, y - thickness * 1.3);
      const sag = random.between(0.35, 0.75);
      const tips = Math.round(9 + 14 * presence);
      context.quadraticCurveTo(x + span * 0.45, y - thickness * 0.35, x + span, y + thickness * sag);
      for (let tip = 1; tip < tips; tip++) {
        const along = 1 - (tip / tips) * 2;
        const drop = Math.abs(along) ** 1.5 * thickness * sag;
        context.lineTo(x + span * (along + 0.81 / tips), y + drop - thickness * random.between(0.12, 0.3));
        context.lineTo(
          x + span * along * random.between(0.97, 1.06),
          y + drop + thickness * random.between(0.12, 0.42),
        );
      }
      context.lineTo(x - span, y + thickness * sag);
      context.quadraticCurveTo(x - span * 0.45, y - thickness * 0.35, x, y - thickness * 1.3);
      context.fill();
      const strokes = Math.round((3 + 6 * detail) * (1 + 2.2 * presence));
      context.lineWidth = Math.max(0.4, height * 0.0055 * (1 - 0.6 * presence));
      context.lineCap = 'round';
      for (let stroke = 0; stroke < strokes; stroke++) {
        const across = random.between(-1, 1);
        const lit = across * toward > -0.15 ? 0.25 + 0.75 * Math.max(0, across * toward) : 0.08;
        const [fromX, fromY] = [x + span * across * 0.66, y + Math.abs(across) * thickness * 0.3 - thickness * 0.25];
        context.strokeStyle = css(mix(colors.base, colors.lit, lit), 0.4 + 0.5 * lit);
        context.beginPath();
        context.moveTo(fromX, fromY);
        context.lineTo(fromX + Math.sign(across) * span * (0.2 - 0.1 * presence), fromY + thickness * 0.32);
        context.stroke();
      }
    }
    context.fillStyle = css(colors.base);
    context.beginPath();
    context.moveTo(lean - height * 0.007, -height * 0.94);
    context.lineTo(lean, -height);
    context.lineTo(lean + height * 0.007, -height * 0.94);
    context.fill();
  },
};
