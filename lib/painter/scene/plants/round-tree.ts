import { css, mix } from '../../colour/oklch.ts';
import type { Plant } from './plant.ts';

/** A field tree seen from afar: a short stem under a full round crown in three tones. */
export const roundTree: Plant = {
  width: 1.05,
  paint: (context, { height, colors, toward, random, detail }) => {
    context.fillStyle = css(colors.wood);
    context.beginPath();
    context.moveTo(-height * 0.035, 0);
    context.quadraticCurveTo(-height * 0.015, -height * 0.12, -height * 0.02, -height * 0.3);
    context.lineTo(height * 0.02, -height * 0.3);
    context.quadraticCurveTo(height * 0.015, -height * 0.12, height * 0.035, 0);
    context.fill();
    const lobes = Array.from({ length: 9 }, (_, index) => {
      const angle = (index / 9) * Math.PI * 2 + random.next() * 0.5;
      const reach = index === 0 ? 0 : height * random.between(0.14, 0.24);
      return {
        x: Math.cos(angle) * reach,
        y: -height * 0.57 + Math.sin(angle) * reach * 0.82,
        radius: height * random.between(0.16, 0.22),
      };
    });
    const layers = [
      { tone: colors.shade, aside: 0, share: 1, size: 0.06 },
      { tone: colors.base, aside: 0.045, share: 0.8, size: 0.052 },
      { tone: mix(colors.base, colors.lit, 0.65), aside: 0.085, share: 0.55, size: 0.042 },
      { tone: colors.lit, aside: 0.115, share: 0.3, size: 0.032 },
    ];
    for (const { tone, aside, share, size } of layers) {
      context.fillStyle = css(tone);
      for (const lobe of lobes) {
        const radius = lobe.radius * (0.45 + share * 0.5);
        const [cx, cy] = [lobe.x + toward * aside * height * 0.8, lobe.y - aside * height * 0.75];
        const dabs = Math.round((9 + 22 * detail) * share);
        for (let dab = 0; dab < dabs; dab++) {
          const angle = random.next() * Math.PI * 2;
          const reach = radius * Math.sqrt(random.next());
          context.beginPath();
          context.ellipse(
            cx + Math.cos(angle) * reach,
            cy + Math.sin(angle) * reach,
            height * size * random.between(0.7, 1.3),
            height * size * random.between(0.5, 0.9),
            random.spread(),
            0,
            Math.PI * 2,
          );
          context.fill();
        }
      }
    }
  },
};
