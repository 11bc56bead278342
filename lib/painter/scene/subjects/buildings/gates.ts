import { mix, shift, tint } from '../../../colour/oklch.ts';
import { litShare } from '../../city/windows.ts';
import { castShadow, faces, fillShape, inAir, roundShade } from '../brush.ts';
import { artOfEach } from '../subject-art.ts';

/** A torii: two posts, two beams, the upper one curved. In water it stands in its own reflection. */
export const torii = artOfEach((context, { stage, plan, depth }, { x, y, size, toward }) => {
  const red = inAir(stage, plan.tint ?? tint(0.56, 0.2, 32), depth);
  const black = inAir(stage, tint(0.24, 0.02, 30), depth);
  castShadow(context, stage, x, y, size * 0.6, toward);
  for (const side of [-1, 1]) {
    const [foot, head] = [x + side * size * 0.36, x + side * size * 0.31];
    const half = size * 0.036;
    fillShape(
      context,
      [
        [foot - half * 1.1, y + size * 0.02],
        [head - half, y - size * 0.88],
        [head + half, y - size * 0.88],
        [foot + half * 1.1, y + size * 0.02],
      ],
      roundShade(context, stage, head - half, head + half, red, toward),
    );
    fillShape(
      context,
      [
        [foot - half * 1.35, y + size * 0.025],
        [foot - half * 1.3, y - size * 0.06],
        [foot + half * 1.3, y - size * 0.06],
        [foot + half * 1.35, y + size * 0.025],
      ],
      black,
    );
  }
  fillShape(
    context,
    [
      [x - size * 0.44, y - size * 0.72],
      [x + size * 0.44, y - size * 0.72],
      [x + size * 0.44, y - size * 0.665],
      [x - size * 0.44, y - size * 0.665],
    ],
    shift(red, { l: -0.03 }),
  );
  fillShape(
    context,
    [
      [x - size * 0.035, y - size * 0.9],
      [x + size * 0.035, y - size * 0.9],
      [x + size * 0.03, y - size * 0.7],
      [x - size * 0.03, y - size * 0.7],
    ],
    shift(red, { l: -0.06 }),
  );
  const curve = (lift: number): [number, number][] =>
    Array.from({ length: 13 }, (_, step) => {
      const across = step / 6 - 1;
      return [x + across * size * 0.58, y - size * lift - across ** 4 * size * 0.05];
    });
  fillShape(context, [...curve(0.92), ...curve(0.855).toReversed()], faces(stage, red).lit);
  fillShape(context, [...curve(1), ...curve(0.925).toReversed()], black);
  fillShape(context, [...curve(1), ...curve(0.985).toReversed()], mix(black, stage.palette.light, 0.35));
});

/** A pagoda of five roofs. */
export const temple = artOfEach((context, { stage, plan, depth }, { x, y, size, toward }) => {
  const wood = inAir(stage, plan.tint ?? tint(0.5, 0.15, 32), depth);
  const slate = inAir(stage, stage.plan.tints.roof ?? tint(0.34, 0.035, 240), depth);
  const isLit = litShare(stage) > 0.1;
  castShadow(context, stage, x, y, size * 0.5, toward);
  fillShape(
    context,
    [
      [x - size * 0.26, y + size * 0.03],
      [x - size * 0.24, y - size * 0.035],
      [x + size * 0.24, y - size * 0.035],
      [x + size * 0.26, y + size * 0.03],
    ],
    shift(slate, { l: 0.14, c: 0.3 }),
  );
  const tiers = 5;
  for (let tier = 0; tier < tiers; tier++) {
    const shrink = 1 - tier * 0.13;
    const floor = y - size * (0.03 + tier * 0.155);
    const [half, tall] = [size * 0.145 * shrink, size * 0.155];
    fillShape(
      context,
      [
        [x - half, floor],
        [x - half, floor - tall],
        [x + half, floor - tall],
        [x + half, floor],
      ],
      roundShade(context, stage, x - half, x + half, wood, toward),
    );
    for (const share of [-0.6, -0.1, 0.4])
      fillShape(
        context,
        [
          [x + half * share, floor - tall * 0.1],
          [x + half * share, floor - tall * 0.46],
          [x + half * (share + 0.24), floor - tall * 0.46],
          [x + half * (share + 0.24), floor - tall * 0.1],
        ],
        isLit ? tint(0.88, 0.12, 74) : shift(wood, { l: -0.18 }),
      );
    const eave = half * 1.85;
    const edge = floor - tall * 0.66;
    const upper = floor - tall * 1.02;
    const roof: [number, number][] = [
      [x - eave, edge - size * 0.022],
      [x - eave * 0.72, edge + size * 0.006],
      [x, edge + size * 0.012],
      [x + eave * 0.72, edge + size * 0.006],
      [x + eave, edge - size * 0.022],
      [x + half * 0.95, upper],
      [x - half * 0.95, upper],
    ];
    fillShape(context, roof, roundShade(context, stage, x - eave, x + eave, slate, toward));
    fillShape(
      context,
      [
        [x - eave, edge - size * 0.022],
        [x - eave * 0.72, edge + size * 0.006],
        [x, edge + size * 0.012],
        [x + eave * 0.72, edge + size * 0.006],
        [x + eave, edge - size * 0.022],
        [x + eave * 0.7, edge - size * 0.006],
        [x, edge],
        [x - eave * 0.7, edge - size * 0.006],
      ],
      mix(slate, stage.palette.light, 0.3),
    );
  }
  const top = y - size * (0.03 + tiers * 0.155);
  fillShape(
    context,
    [
      [x - size * 0.008, top],
      [x - size * 0.003, y - size * 1.0],
      [x + size * 0.003, y - size * 1.0],
      [x + size * 0.008, top],
    ],
    mix(slate, stage.palette.accent, 0.5),
  );
  for (let ring = 0; ring < 5; ring++)
    fillShape(
      context,
      [
        [x - size * 0.022, top - size * (0.04 + ring * 0.022)],
        [x + size * 0.022, top - size * (0.04 + ring * 0.022)],
        [x + size * 0.018, top - size * (0.05 + ring * 0.022)],
        [x - size * 0.018, top - size * (0.05 + ring * 0.022)],
      ],
      slate,
    );
});
