import { css, mix } from '../../colour/oklch.ts';
import type { Plant } from './plant.ts';

/** A palm: a bowed ringed stem, fronds that arch and hang, each of many leaflets. */
export const palm: Plant = {
  width: 1.1,
  paint: (context, { height, colors, toward, random, detail }) => {
    const bow = height * random.between(-0.16, 0.16);
    const stemTop = -height * 0.72;
    const at = (share: number): [number, number] => [bow * share ** 1.8, stemTop * share];
    const width = (share: number): number => height * (0.02 - 0.009 * share + 0.012 * (1 - share) ** 6);
    context.fillStyle = css(mix(colors.wood, colors.lit, 0.12));
    context.beginPath();
    for (let step = 0; step <= 16; step++) context.lineTo(at(step / 16)[0] - width(step / 16), at(step / 16)[1]);
    for (let step = 16; step >= 0; step--) context.lineTo(at(step / 16)[0] + width(step / 16), at(step / 16)[1]);
    context.fill();
    context.lineWidth = Math.max(0.3, height * 0.003);
    for (let ring = 0; ring < 26; ring++) {
      const [x, y] = at(ring / 26);
      context.strokeStyle = css(ring % 2 === 0 ? colors.shade : mix(colors.wood, colors.lit, 0.4), 0.55);
      context.beginPath();
      context.moveTo(x - width(ring / 26), y);
      context.quadraticCurveTo(x, y + height * 0.006, x + width(ring / 26), y);
      context.stroke();
    }
    const [crownX, crownY] = at(1);
    const fronds = 13;
    for (let frond = 0; frond < fronds; frond++) {
      const angle = (frond / (fronds - 1) - 0.5) * Math.PI * 1.28 + random.spread() * 0.12;
      const length = height * random.between(0.32, 0.43);
      const sag = height * random.between(0.12, 0.26);
      const tip = (share: number): [number, number] => [
        crownX + Math.sin(angle) * length * share,
        crownY - Math.cos(angle) * length * 0.62 * share + sag * share ** 2.2,
      ];
      const lit = Math.max(0, Math.min(1, 0.45 + Math.sin(angle) * toward * 0.5 + Math.cos(angle) * 0.2));
      const tone = frond % 3 === 0 ? mix(colors.shade, colors.base, 0.4) : mix(colors.base, colors.lit, lit * 0.8);
      context.strokeStyle = css(tone);
      context.lineCap = 'round';
      const leaflets = Math.round(20 + 18 * detail);
      for (let leaflet = 1; leaflet <= leaflets; leaflet++) {
        const share = leaflet / leaflets;
        const [x, y] = tip(share);
        const [beforeX, beforeY] = tip(share - 0.03);
        const heading = Math.atan2(y - beforeY, x - beforeX);
        const reach =
          height * 0.085 * Math.sin(Math.min(1, share * 1.1 + 0.12) * Math.PI) ** 0.7 * random.between(0.8, 1.1);
        context.lineWidth = Math.max(0.4, height * 0.0058 * (1.1 - share * 0.6));
        for (const side of [-1, 1]) {
          context.beginPath();
          context.moveTo(x, y);
          context.lineTo(
            x + Math.cos(heading + side * 0.85) * reach,
            y + Math.sin(heading + side * 0.85) * reach + reach * 0.25,
          );
          context.stroke();
        }
      }
    }
  },
};
