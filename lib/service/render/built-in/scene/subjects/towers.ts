import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift } from '../color/oklch.ts';
import { litShare } from '../city/windows.ts';
import { castShadow, faces, fillShape, inAir, roundShade, strokeLine } from './brush.ts';
import { artOfEach, type Sitting, type Spot, type SubjectArt } from './subject-art.ts';

const tint = (l: number, c: number, h: number): Oklch => ({ l, c, h });

function courses(
  context: SKRSContext2D,
  x: number,
  half: number,
  top: number,
  bottom: number,
  color: Oklch,
  size: number,
): void {
  for (let y = top; y < bottom; y += size * 0.035) {
    strokeLine(
      context,
      [
        [x - half, y],
        [x + half, y],
      ],
      shift(color, { l: -0.05 }),
      Math.max(0.4, size * 0.003),
      0.4,
    );
  }
}

/** A round stone tower with a broken crown, older than all around it. */
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
  courses(context, x, half * 0.96, y - size * 0.82, y, stone, size);
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
  courses(context, x, size * 0.5, y - size * 0.19, y, stone, size);
  paintRound(-0.48, 0.075, 0.38, true);
  paintRound(0.47, 0.08, 0.34, true);
  context.fillStyle = css(shift(stone, { l: -0.34 }));
  context.beginPath();
  context.roundRect(x - size * 0.045, y - size * 0.13, size * 0.09, size * 0.16, [size * 0.045, size * 0.045, 0, 0]);
  context.fill();
});

function paintSails(
  context: SKRSContext2D,
  x: number,
  y: number,
  reach: number,
  turn: number,
  color: Oklch,
  cloth: Oklch,
): void {
  for (let sail = 0; sail < 4; sail++) {
    const angle = turn + (sail * Math.PI) / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (along: number, aside: number): [number, number] => [
      x + cos * along * reach - sin * aside * reach,
      y + sin * along * reach + cos * aside * reach,
    ];
    fillShape(context, [at(0.16, 0.02), at(1, 0.02), at(1, 0.17), at(0.2, 0.14)], cloth);
    strokeLine(context, [at(0, 0), at(1.02, 0)], color, Math.max(0.7, reach * 0.03));
    for (let slat = 1; slat < 7; slat++)
      strokeLine(
        context,
        [at(0.16 + slat * 0.12, 0.01), at(0.16 + slat * 0.12, 0.165)],
        color,
        Math.max(0.4, reach * 0.01),
        0.7,
      );
  }
}

/** A windmill whose sails turn in a film. */
export const windmill: SubjectArt = {
  ...artOfEach((context, { stage, plan, depth }, { x, y, size, toward }) => {
    const wall = inAir(stage, plan.tint ?? tint(0.88, 0.03, 80), depth);
    const cap = inAir(stage, stage.plan.tints.roof ?? tint(0.42, 0.1, 35), depth);
    const [foot, neck, top] = [size * 0.17, size * 0.1, y - size * 0.62];
    castShadow(context, stage, x, y, size * 0.4, toward);
    fillShape(
      context,
      [
        [x - foot, y + size * 0.02],
        [x - neck, top],
        [x + neck, top],
        [x + foot, y + size * 0.02],
      ],
      roundShade(context, stage, x - foot, x + foot, wall, toward),
    );
    context.fillStyle = roundShade(context, stage, x - neck, x + neck, cap, toward);
    context.beginPath();
    context.moveTo(x - neck * 1.2, top + size * 0.005);
    context.quadraticCurveTo(x - neck * 1.1, top - size * 0.13, x, top - size * 0.14);
    context.quadraticCurveTo(x + neck * 1.1, top - size * 0.13, x + neck * 1.2, top + size * 0.005);
    context.fill();
    const pane = litShare(stage) > 0.1 ? tint(0.88, 0.12, 76) : shift(wall, { l: -0.36 });
    context.fillStyle = css(pane);
    for (const share of [0.24, 0.44]) context.fillRect(x - size * 0.014, y - size * share, size * 0.028, size * 0.045);
    fillShape(
      context,
      [
        [x - size * 0.03, y + size * 0.015],
        [x - size * 0.03, y - size * 0.1],
        [x + size * 0.03, y - size * 0.1],
        [x + size * 0.03, y + size * 0.015],
      ],
      shift(cap, { l: -0.08 }),
    );
  }),
  animate: (context, { stage, spots, depth }, { timeSeconds }) => {
    const wood = inAir(stage, tint(0.36, 0.04, 55), depth);
    const cloth = inAir(stage, tint(0.92, 0.02, 85), depth);
    for (const [index, { x, y, size }] of spots.entries())
      paintSails(
        context,
        x,
        y - size * 0.68,
        size * 0.4,
        0.35 + index + timeSeconds * (0.35 + stage.plan.air.wind * 0.7),
        wood,
        cloth,
      );
  },
};

/** A wind turbine, turning. */
export const windTurbine: SubjectArt = {
  ...artOfEach((context, { stage, depth, plan }, { x, y, size, toward }) => {
    const white = inAir(stage, plan.tint ?? tint(0.95, 0.008, 230), depth);
    fillShape(
      context,
      [
        [x - size * 0.018, y + size * 0.02],
        [x - size * 0.009, y - size * 0.66],
        [x + size * 0.009, y - size * 0.66],
        [x + size * 0.018, y + size * 0.02],
      ],
      roundShade(context, stage, x - size * 0.018, x + size * 0.018, white, toward),
    );
  }),
  animate: (context, { stage, spots, depth, plan }, { timeSeconds }) => {
    const white = inAir(stage, plan.tint ?? tint(0.96, 0.008, 230), depth);
    for (const [index, { x, y, size }] of spots.entries()) {
      for (let blade = 0; blade < 3; blade++) {
        const angle = index * 0.8 + timeSeconds * (0.9 + stage.plan.air.wind) + (blade * Math.PI * 2) / 3;
        const at = (along: number, aside: number): [number, number] => [
          x + Math.cos(angle) * along * size - Math.sin(angle) * aside * size,
          y - size * 0.67 + Math.sin(angle) * along * size + Math.cos(angle) * aside * size,
        ];
        fillShape(
          context,
          [at(0, -0.008), at(0.08, -0.016), at(0.33, 0), at(0.08, 0.01), at(0, 0.008)],
          mix(white, stage.palette.light, 0.2),
        );
      }
      context.fillStyle = css(shift(white, { l: -0.08 }));
      context.beginPath();
      context.arc(x, y - size * 0.67, size * 0.016, 0, Math.PI * 2);
      context.fill();
    }
  },
};

/** A pyramid: one face in light, one in shadow, both in courses. */
export const pyramid = artOfEach((context, { stage, plan, depth }: Sitting, { x, y, size, toward }: Spot) => {
  const stone = inAir(stage, plan.tint ?? tint(0.76, 0.085, 75), depth);
  const { lit, shade } = faces(stage, stone);
  const facing = toward >= 0 ? 1 : -1;
  const [half, base, ridge] = [size * 0.85, y + size * 0.06, x - facing * size * 0.16];
  fillShape(
    context,
    [
      [x - facing * half, base - size * 0.02],
      [x, y - size],
      [ridge, base],
    ],
    shift(shade, { l: -0.04 }),
  );
  fillShape(
    context,
    [
      [ridge, base],
      [x, y - size],
      [x + facing * half, base - size * 0.02],
    ],
    lit,
  );
  for (let course = 1; course < 22; course++) {
    const share = course / 22;
    const level = (from: number, to: number): number => from + (to - from) * share;
    strokeLine(
      context,
      [
        [level(x - facing * half, x), level(base, y - size)],
        [level(ridge, x), level(base, y - size)],
        [level(x + facing * half, x), level(base, y - size)],
      ],
      shift(stone, { l: -0.06 }),
      Math.max(0.4, size * 0.0035),
      0.42,
    );
  }
});
