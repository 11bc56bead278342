import { css, mix } from '../../colour/oklch.ts';
import type { Plant } from './plant.ts';

/** A saguaro: a ribbed column with raised arms. */
export const cactus: Plant = {
  width: 0.8,
  paint: (context, { height, colors, toward, random }) => {
    const width = height * 0.13;
    const limb = (path: [number, number][], thickness: number): void => {
      const bands = 7;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      for (let band = 0; band < bands; band++) {
        const across = band / (bands - 1) - 0.5;
        const lit = 0.5 + across * toward * 1.3;
        context.strokeStyle = css(
          band === 0
            ? colors.shade
            : lit > 0.5
              ? mix(colors.base, colors.lit, Math.min(1, (lit - 0.5) * 2))
              : mix(colors.shade, colors.base, Math.max(0, lit * 2)),
        );
        context.lineWidth = band === 0 ? thickness : thickness * 0.13;
        const offset = band === 0 ? 0 : across * thickness * 0.86;
        context.beginPath();
        for (const [index, [x, y]] of path.entries()) {
          const isFlat =
            index > 0 && Math.abs(y - (path[index - 1]?.[1] ?? y)) < Math.abs(x - (path[index - 1]?.[0] ?? x));
          context.lineTo(
            x + (isFlat && index < path.length - 1 ? 0 : offset),
            y + (isFlat ? Math.abs(offset) * 0.4 : 0),
          );
        }
        context.stroke();
      }
    };
    const arms = random.chance(0.7) ? [-1, 1] : [random.chance(0.5) ? -1 : 1];
    for (const side of arms) {
      const from = -height * random.between(0.32, 0.52);
      const reach = side * height * random.between(0.17, 0.22);
      const top = from - height * random.between(0.2, 0.36);
      limb(
        [
          [0, from],
          [reach * 0.7, from],
          [reach, from - height * 0.04],
          [reach, top],
        ],
        width * 0.68,
      );
    }
    limb(
      [
        [0, height * 0.02],
        [0, -height + width / 2],
      ],
      width,
    );
  },
};
