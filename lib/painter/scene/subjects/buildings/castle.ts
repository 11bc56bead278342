import { css, shift, tint } from '../../../colour/oklch.ts';
import { litShare } from '../../city/windows.ts';
import { castShadow, faces, fillShape, inAir, roundShade, strokeLine } from '../brush.ts';
import { artOfEach } from '../subject-art.ts';
import { methods } from './masonry.ts';

/** A castle of round towers behind a wall. */
export const castle = artOfEach((context, { stage, plan, depth, random }, { x, y, size, toward }) => {
  const stone = inAir(stage, plan.tint ?? tint(0.72, 0.025, 70), depth);
  const roof = inAir(stage, stage.plan.tints.roof ?? tint(0.42, 0.09, 265), depth);
  castShadow(context, stage, x, y, size * 0.9, toward);
  const battlement = (from: number, to: number, top: number): [number, number][] =>
    Array.from({ length: 12 }, (_, tooth): [number, number][] => {
      const [left, right] = [from + ((to - from) * tooth) / 12, from + ((to - from) * (tooth + 1)) / 12];
      const edge = tooth % 2 === 0 ? top - size * 0.026 : top;
      return [
        [left, edge],
        [right, edge],
      ];
    }).flat();
  const paintRound = (u: number, half: number, height: number, hasRoof: boolean): void => {
    const [cx, w, top] = [x + u * size, half * size, y - height * size];
    fillShape(
      context,
      [
        [cx - w, y + size * 0.03],
        [cx - w, top],
        [cx + w, top],
        [cx + w, y + size * 0.03],
      ],
      roundShade(context, stage, cx - w, cx + w, stone, toward),
    );
    fillShape(
      context,
      [
        [cx - w * 1.16, top + size * 0.03],
        ...battlement(cx - w * 1.16, cx + w * 1.16, top - size * 0.012),
        [cx + w * 1.16, top + size * 0.03],
      ],
      roundShade(context, stage, cx - w, cx + w, shift(stone, { l: 0.015 }), toward),
    );
    if (hasRoof)
      fillShape(
        context,
        [
          [cx - w * 1.22, top - size * 0.02],
          [cx, top - size * (0.12 + half * 1.9)],
          [cx + w * 1.22, top - size * 0.02],
        ],
        roundShade(context, stage, cx - w, cx + w, roof, toward),
      );
    if (hasRoof) {
      const tip = top - size * (0.12 + half * 1.9);
      strokeLine(
        context,
        [
          [cx, tip],
          [cx, tip - size * 0.06],
        ],
        shift(stone, { l: -0.3 }),
        Math.max(0.5, size * 0.004),
      );
      fillShape(
        context,
        [
          [cx, tip - size * 0.06],
          [cx + size * 0.055, tip - size * 0.045],
          [cx, tip - size * 0.03],
        ],
        stage.palette.accent,
      );
    }
    for (let slit = 0; slit < 3; slit++) {
      context.fillStyle = css(random.chance(litShare(stage)) ? tint(0.87, 0.12, 76) : shift(stone, { l: -0.3 }));
      context.fillRect(
        cx + random.between(-0.4, 0.3) * w,
        top + size * (0.05 + slit * 0.1),
        size * 0.011,
        size * 0.032,
      );
    }
  };
  paintRound(-0.12, 0.095, 0.64, true);
  paintRound(0.14, 0.08, 0.52, true);
  fillShape(
    context,
    [
      [x - size * 0.3, y + size * 0.03],
      ...battlement(x - size * 0.3, x + size * 0.32, y - size * 0.36),
      [x + size * 0.32, y + size * 0.03],
    ],
    faces(stage, stone).shade,
  );
  paintRound(0.02, 0.07, 0.6, true);
  fillShape(
    context,
    [
      [x - size * 0.52, y + size * 0.03],
      ...battlement(x - size * 0.52, x + size * 0.52, y - size * 0.21),
      [x + size * 0.52, y + size * 0.03],
    ],
    shift(stone, { l: -0.03 }),
  );
  methods(context, x, size * 0.5, y - size * 0.19, y, stone, size);
  paintRound(-0.48, 0.075, 0.38, true);
  paintRound(0.47, 0.08, 0.34, true);
  context.fillStyle = css(shift(stone, { l: -0.34 }));
  context.beginPath();
  context.roundRect(x - size * 0.045, y - size * 0.13, size * 0.09, size * 0.16, [size * 0.045, size * 0.045, 0, 0]);
  context.fill();
});
