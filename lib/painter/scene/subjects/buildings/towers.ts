import { css, shift, tint } from '../../../colour/oklch.ts';
import { litShare } from '../../city/windows.ts';
import { castShadow, faces, fillShape, inAir, roundShade, strokeLine } from '../brush.ts';
import { artOfEach } from '../subject-art.ts';
import { methods } from './masonry.ts';

/** A round stone tower with a broken crown, older than everything around it. */
export const tower = artOfEach((context, { stage, plan, depth, random }, { x, y, size, toward }) => {
  const stone = inAir(stage, plan.tint ?? tint(0.62, 0.025, 75), depth);
  const half = size * 0.14;
  castShadow(context, stage, x, y, size * 0.35, toward);
  const teeth = Array.from({ length: 9 }, (_, tooth) => {
    const edge = y - size * (tooth % 2 === 0 ? 1 : 0.94) + (random.chance(0.25) ? size * random.between(0.02, 0.1) : 0);
    return [
      [x - half * 1.12 + (tooth / 9) * half * 2.24, edge],
      [x - half * 1.12 + ((tooth + 1) / 9) * half * 2.24, edge],
    ] as const;
  }).flat();
  fillShape(
    context,
    [[x - half * 1.12, y - size * 0.84], ...teeth, [x + half * 1.12, y - size * 0.84]],
    roundShade(context, stage, x - half * 1.1, x + half * 1.1, shift(stone, { l: 0.01 }), toward),
  );
  fillShape(
    context,
    [
      [x - half * 1.1, y + size * 0.02],
      [x - half, y - size * 0.85],
      [x + half, y - size * 0.85],
      [x + half * 1.1, y + size * 0.02],
    ],
    roundShade(context, stage, x - half, x + half, stone, toward),
  );
  methods(context, x, half * 0.96, y - size * 0.82, y, stone, size);
  for (const share of [0.3, 0.55, 0.72])
    fillShape(
      context,
      [
        [x - size * 0.014, y - size * share],
        [x, y - size * share - size * 0.06],
        [x + size * 0.014, y - size * share],
      ],
      litShare(stage) > 0.25 ? tint(0.86, 0.12, 76) : shift(stone, { l: -0.24 }),
    );
});

/** A church: nave, tower and spire. */
export const church = artOfEach((context, { stage, plan, depth }, { x, y, size, toward }) => {
  const wall = inAir(stage, plan.tint ?? tint(0.9, 0.025, 85), depth);
  const slate = inAir(stage, stage.plan.tints.roof ?? tint(0.4, 0.03, 250), depth);
  const { lit, shade } = faces(stage, wall);
  const facing = toward >= 0 ? 1 : -1;
  const at = (u: number, v: number): [number, number] => [x + facing * u * size, y - v * size];
  castShadow(context, stage, x, y, size * 0.5, toward);
  fillShape(context, [at(-0.52, -0.02), at(-0.05, -0.02), at(-0.05, 0.26), at(-0.52, 0.26)], shade);
  fillShape(context, [at(-0.55, 0.25), at(-0.03, 0.25), at(-0.1, 0.44), at(-0.48, 0.44)], slate);
  fillShape(context, [at(-0.12, -0.02), at(0.02, -0.02), at(0.02, 0.56), at(-0.12, 0.56)], shade);
  fillShape(context, [at(0.02, -0.02), at(0.15, -0.02), at(0.15, 0.56), at(0.02, 0.56)], lit);
  fillShape(context, [at(-0.145, 0.55), at(0.02, 0.55), at(0.015, 0.95)], shift(slate, { l: -0.04 }));
  fillShape(context, [at(0.02, 0.55), at(0.175, 0.55), at(0.015, 0.95)], faces(stage, slate).lit);
  strokeLine(context, [at(0.015, 0.95), at(0.015, 1.0)], slate, Math.max(0.6, size * 0.006));
  strokeLine(context, [at(-0.005, 0.982), at(0.035, 0.982)], slate, Math.max(0.6, size * 0.006));
  const pane = litShare(stage) > 0.1 ? tint(0.88, 0.12, 76) : shift(wall, { l: -0.34 });
  for (const u of [-0.44, -0.33, -0.22]) {
    const [px, py] = at(u, 0.08);
    context.fillStyle = css(pane);
    context.beginPath();
    context.roundRect(px - size * 0.016, py - size * 0.11, size * 0.032, size * 0.11, [
      size * 0.016,
      size * 0.016,
      0,
      0,
    ]);
    context.fill();
  }
  for (const v of [0.06, 0.42]) {
    const [px, py] = at(0.085, v);
    context.beginPath();
    context.roundRect(px - size * 0.02, py - size * 0.1, size * 0.04, size * 0.1, [size * 0.02, size * 0.02, 0, 0]);
    context.fill();
  }
});
