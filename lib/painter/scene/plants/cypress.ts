import { css, mix } from '../../colour/oklch.ts';
import type { Plant } from './plant.ts';

/** A cypress: a slender flame of upward strokes. */
export const cypress: Plant = {
  width: 0.34,
  paint: (context, { height, colors, toward, random, detail }) => {
    const girth = height * random.between(0.075, 0.105);
    const outline = (share: number): number =>
      girth * Math.sin(Math.min(1, share * 1.02 + 0.05) ** 0.62 * Math.PI) ** 0.85;
    context.fillStyle = css(colors.wood);
    context.fillRect(-height * 0.012, -height * 0.08, height * 0.024, height * 0.08);
    context.lineCap = 'round';
    const strokes = Math.round(420 + 620 * detail);
    for (let stroke = 0; stroke < strokes; stroke++) {
      const share = random.next();
      const across = random.between(-1, 1);
      const x = across * outline(share);
      const y = -height * (0.045 + 0.93 * share);
      const lit = 0.5 + across * toward * 0.62 + random.spread() * 0.22 - (1 - stroke / strokes) * 0.25;
      const length = height * random.between(0.018, 0.045);
      context.strokeStyle = css(
        lit > 0.5
          ? mix(colors.base, colors.lit, Math.min(1, (lit - 0.5) * 1.7))
          : mix(colors.shade, colors.base, Math.max(0, lit * 2)),
      );
      context.lineWidth = Math.max(0.5, height * random.between(0.006, 0.013));
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x * 0.86 + across * height * 0.004, y - length);
      context.stroke();
    }
  },
};
