import { css, mix } from '../../colour/oklch.ts';
import type { Plant } from './plant.ts';

/** A birch: a pale slender stem with dark marks and a loose veil of small leaves. */
export const birch: Plant = {
  width: 0.6,
  paint: (context, { height, colors, toward, random, detail }) => {
    const bark = mix({ l: 0.9, c: 0.012, h: 80 }, colors.base, 0.22);
    const lean = random.spread() * height * 0.05;
    const stem = (share: number): number => lean * share ** 1.5;
    const width = (share: number): number => height * 0.019 * (1 - share * 0.8);
    context.beginPath();
    for (let step = 0; step <= 12; step++)
      context.lineTo(stem(step / 12) - width(step / 12), -height * 0.93 * (step / 12));
    for (let step = 12; step >= 0; step--)
      context.lineTo(stem(step / 12) + width(step / 12), -height * 0.93 * (step / 12));
    context.closePath();
    const round = context.createLinearGradient(-width(0), 0, width(0) + lean, 0);
    round.addColorStop(toward > 0 ? 1 : 0, css(mix(bark, colors.lit, 0.25)));
    round.addColorStop(toward > 0 ? 0 : 1, css(mix(bark, colors.shade, 0.5)));
    context.fillStyle = round;
    context.fill();
    context.fillStyle = css(colors.wood, 0.85);
    for (let mark = 0; mark < 26; mark++) {
      const share = random.next() * 0.9;
      const side = random.chance(0.5) ? 1 : -1;
      const length = width(share) * random.between(0.4, 1.3);
      context.fillRect(
        stem(share) + (side > 0 ? width(share) - length : -width(share)),
        -height * 0.93 * share,
        length,
        Math.max(0.4, height * random.between(0.0015, 0.005)),
      );
    }
    context.strokeStyle = css(colors.wood, 0.8);
    const boughs: [number, number][] = [];
    for (let twig = 0; twig < 22; twig++) {
      const share = random.between(0.36, 0.97);
      const side = twig % 2 === 0 ? 1 : -1;
      const reach = height * random.between(0.06, 0.2) * (1.15 - share);
      const [x, y] = [stem(share) + side * reach, -height * 0.93 * share - reach * random.between(0.1, 0.8)];
      context.lineWidth = Math.max(0.3, height * 0.0028);
      context.beginPath();
      context.moveTo(stem(share), -height * 0.93 * share);
      context.quadraticCurveTo(stem(share) + side * reach * 0.5, y, x, y);
      context.stroke();
      boughs.push([x, y], [stem(share) + side * reach * 0.5, y * 0.5 - height * 0.93 * share * 0.5]);
    }
    for (const [x, y] of boughs) {
      const dabs = Math.round(10 + 22 * detail);
      for (let dab = 0; dab < dabs; dab++) {
        const [dx, dy] = [random.spread() * height * 0.055, random.spread() * height * 0.055];
        const lit = 0.5 + (dx / height) * toward * 8 - (dy / height) * 6 + random.spread() * 0.3;
        context.fillStyle = css(
          lit > 0.5
            ? mix(colors.base, colors.lit, Math.min(1, lit))
            : mix(colors.shade, colors.base, Math.max(0, lit * 2)),
          0.9,
        );
        const size = height * random.between(0.004, 0.0095);
        context.beginPath();
        context.ellipse(x + dx, y + dy, size, size * 0.65, random.spread(), 0, Math.PI * 2);
        context.fill();
      }
    }
  },
};
