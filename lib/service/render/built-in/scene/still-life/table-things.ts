import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift } from '../color/oklch.ts';
import { flowersOf } from '../flora/flower-colors.ts';
import { paintBloom } from '../flora/flower-shapes.ts';
import type { Subject } from '../lexicon/subjects.ts';
import type { Random } from '../noise/random.ts';
import type { Stage } from '../stage/stage.ts';
import { fillShape, glow, roundShade, strokeLine } from '../subjects/brush.ts';
import { type Profile, paintTurned, type Turned } from './turned.ts';

/** A thing to set on a table, its foot at x, y. */
export interface Thing {
  x: number;
  y: number;
  size: number;
  tint: Oklch | null;
  toward: number;
  random: Random;
  timeSeconds: number;
}

const tint = (l: number, c: number, h: number): Oklch => ({ l, c, h });
const vaseProfiles: readonly [Profile, ...Profile[]] = [
  [
    [0.62, 0.1],
    [0.54, 0.075],
    [0.34, 0.19],
    [0.14, 0.17],
    [0, 0.1],
  ],
  [
    [0.66, 0.085],
    [0.58, 0.07],
    [0.44, 0.085],
    [0.2, 0.18],
    [0, 0.11],
  ],
  [
    [0.56, 0.15],
    [0.5, 0.135],
    [0.28, 0.17],
    [0, 0.1],
  ],
];
const bottleProfile: Profile = [
  [1, 0.042],
  [0.95, 0.045],
  [0.72, 0.05],
  [0.58, 0.13],
  [0.12, 0.135],
  [0, 0.125],
];
const cupProfile: Profile = [
  [0.74, 0.42],
  [0.4, 0.4],
  [0.12, 0.28],
  [0, 0.22],
];
const bowlProfile: Profile = [
  [0.62, 0.95],
  [0.42, 0.86],
  [0.22, 0.66],
  [0.08, 0.4],
  [0.05, 0.33],
  [0, 0.37],
];
const teapotProfile: Profile = [
  [0.62, 0.2],
  [0.56, 0.24],
  [0.32, 0.42],
  [0.1, 0.32],
  [0, 0.24],
];

function turnedOf(thing: Thing, color: Oklch, gloss: number, tilt = 0.28): Turned {
  return { x: thing.x, y: thing.y, size: thing.size, color, toward: thing.toward, tilt, gloss };
}

function paintBouquet(context: SKRSContext2D, stage: Stage, thing: Thing, mouth: number): void {
  const { x, y, size, random, toward } = thing;
  const { kind, colors } = flowersOf(stage);
  const leaf = mix(stage.palette.foliage, tint(0.48, 0.09, 145), 0.5);
  const stems = Array.from({ length: 15 }, (_, index) => {
    const angle = (index / 14 - 0.5) * 1.9 + random.spread() * 0.12;
    const length = size * random.between(0.34, 0.62) * (1 - Math.abs(angle) * 0.16);
    return { headX: x + Math.sin(angle) * length, headY: y - mouth * size - Math.cos(angle) * length, angle };
  });
  for (const { headX, headY, angle } of stems) {
    const tone = mix(leaf, stage.palette.light, Math.max(0, angle * toward) * 0.25);
    context.strokeStyle = css(tone);
    context.lineWidth = Math.max(0.8, size * 0.008);
    context.beginPath();
    context.moveTo(x + angle * size * 0.02, y - mouth * size * 0.96);
    context.quadraticCurveTo(x + angle * size * 0.1, headY + size * 0.16, headX, headY);
    context.stroke();
    context.fillStyle = css(shift(tone, { l: random.spread() * 0.05 }));
    context.beginPath();
    const [leafX, leafY] = [x + (headX - x) * 0.4, y - mouth * size + (headY - y + mouth * size) * 0.4];
    const bend = angle * 0.9 + random.spread() * 0.6;
    const [tipX, tipY] = [leafX + Math.sin(bend) * size * 0.2, leafY - Math.cos(bend) * size * 0.17];
    context.moveTo(leafX, leafY);
    context.quadraticCurveTo((leafX + tipX) / 2 - size * 0.045, (leafY + tipY) / 2, tipX, tipY);
    context.quadraticCurveTo((leafX + tipX) / 2 + size * 0.045, (leafY + tipY) / 2 + size * 0.02, leafX, leafY);
    context.fill();
  }
  for (const { headX, headY } of stems.toSorted((a, b) => a.headY - b.headY)) {
    paintBloom(context, kind, {
      x: headX,
      y: headY,
      size: size * random.between(0.13, 0.2),
      color: random.pick(colors),
      light: stage.palette.light,
      random,
    });
  }
}

const vase = (context: SKRSContext2D, stage: Stage, thing: Thing): void => {
  const color = thing.tint ?? mix(stage.palette.companion, tint(0.6, 0.08, 235), 0.4);
  const profile = thing.random.pick(vaseProfiles);
  paintBouquet(context, stage, thing, (profile[0]?.[0] ?? 0.6) * 0.98);
  paintTurned(context, stage, profile, turnedOf(thing, color, 0.7), false);
  const rim = profile[0] ?? [0.6, 0.1];
  context.strokeStyle = css(mix(shift(color, { l: 0.1 }), stage.palette.light, 0.4));
  context.lineWidth = Math.max(0.7, thing.size * 0.01);
  context.beginPath();
  context.ellipse(
    thing.x,
    thing.y - rim[0] * thing.size,
    rim[1] * thing.size,
    rim[1] * thing.size * 0.28,
    0,
    0,
    Math.PI,
  );
  context.stroke();
};

const cup = (context: SKRSContext2D, stage: Stage, thing: Thing): void => {
  const color = thing.tint ?? mix(stage.palette.accent, tint(0.93, 0.02, 80), 0.72);
  const { x, y, size, toward, timeSeconds } = thing;
  paintTurned(
    context,
    stage,
    [
      [0.06, 0.66],
      [0.02, 0.5],
      [0, 0.34],
    ],
    { ...turnedOf(thing, shift(color, { l: -0.02 }), 0.4), y: y + size * 0.02 },
  );
  const side = toward > 0 ? -1 : 1;
  context.strokeStyle = css(shift(color, { l: side === toward ? 0.04 : -0.08 }));
  context.lineWidth = size * 0.085;
  context.beginPath();
  context.ellipse(x + side * size * 0.44, y - size * 0.42, size * 0.17, size * 0.18, 0, 0, Math.PI * 2);
  context.stroke();
  paintTurned(context, stage, cupProfile, turnedOf(thing, color, 0.85, 0.3));
  context.fillStyle = css(mix(tint(0.34, 0.06, 50), stage.palette.light, 0.08));
  context.beginPath();
  context.ellipse(x, y - size * 0.715, size * 0.375, size * 0.1, 0, 0, Math.PI * 2);
  context.fill();
  for (let wisp = 0; wisp < 3; wisp++) {
    context.strokeStyle = css(mix(stage.palette.cloud, stage.palette.light, 0.4), 0.22);
    context.lineWidth = size * 0.045;
    context.lineCap = 'round';
    context.beginPath();
    for (let step = 0; step <= 18; step++) {
      const share = step / 18;
      context.lineTo(
        x + (wisp - 1) * size * 0.13 + Math.sin(share * 7 + wisp * 2 - timeSeconds * 1.6) * size * 0.06 * share,
        y - size * (0.85 + share * 0.75),
      );
    }
    context.stroke();
  }
};

const bowl = (context: SKRSContext2D, stage: Stage, thing: Thing): void => {
  paintTurned(
    context,
    stage,
    bowlProfile,
    turnedOf(thing, thing.tint ?? mix(stage.palette.companion, tint(0.55, 0.09, 245), 0.45), 0.7, 0.24),
    false,
  );
};

const teapot = (context: SKRSContext2D, stage: Stage, thing: Thing): void => {
  const color = thing.tint ?? mix(stage.palette.companion, tint(0.5, 0.1, 190), 0.4);
  const { x, y, size, toward } = thing;
  const side = toward > 0 ? -1 : 1;
  context.strokeStyle = css(shift(color, { l: -0.06 }));
  context.lineWidth = size * 0.055;
  context.beginPath();
  context.ellipse(x - side * size * 0.42, y - size * 0.34, size * 0.17, size * 0.2, 0, 0, Math.PI * 2);
  context.stroke();
  context.fillStyle = roundShade(context, stage, x, x + side * size * 0.75, color, toward);
  context.beginPath();
  context.moveTo(x + side * size * 0.3, y - size * 0.18);
  context.bezierCurveTo(
    x + side * size * 0.56,
    y - size * 0.2,
    x + side * size * 0.5,
    y - size * 0.5,
    x + side * size * 0.72,
    y - size * 0.6,
  );
  context.lineTo(x + side * size * 0.64, y - size * 0.64);
  context.bezierCurveTo(
    x + side * size * 0.4,
    y - size * 0.58,
    x + side * size * 0.42,
    y - size * 0.4,
    x + side * size * 0.3,
    y - size * 0.42,
  );
  context.fill();
  paintTurned(context, stage, teapotProfile, turnedOf(thing, color, 0.85), false);
  paintTurned(
    context,
    stage,
    [
      [0.74, 0.02],
      [0.7, 0.1],
      [0.62, 0.22],
      [0.61, 0.22],
    ],
    turnedOf(thing, shift(color, { l: -0.03 }), 0.6),
    false,
  );
  context.fillStyle = css(mix(color, stage.palette.light, 0.2));
  context.beginPath();
  context.arc(x, y - size * 0.77, size * 0.045, 0, Math.PI * 2);
  context.fill();
};

const bottle = (context: SKRSContext2D, stage: Stage, thing: Thing): void => {
  const color = thing.tint ?? tint(0.36, 0.07, 150);
  paintTurned(context, stage, bottleProfile, turnedOf(thing, color, 1, 0.26));
  const { x, y, size } = thing;
  fillShape(
    context,
    [
      [x - size * 0.134, y - size * 0.42],
      [x + size * 0.134, y - size * 0.42],
      [x + size * 0.135, y - size * 0.16],
      [x - size * 0.135, y - size * 0.16],
    ],
    roundShade(context, stage, x - size * 0.135, x + size * 0.135, tint(0.92, 0.03, 85), thing.toward),
  );
  strokeLine(
    context,
    [
      [x - size * 0.08, y - size * 0.33],
      [x + size * 0.08, y - size * 0.33],
    ],
    stage.palette.accent,
    Math.max(0.8, size * 0.02),
  );
  strokeLine(
    context,
    [
      [x - size * 0.06, y - size * 0.26],
      [x + size * 0.06, y - size * 0.26],
    ],
    tint(0.5, 0.02, 60),
    Math.max(0.5, size * 0.008),
  );
};

const candle = (context: SKRSContext2D, stage: Stage, thing: Thing): void => {
  const wax = thing.tint ?? tint(0.94, 0.03, 88);
  const { x, y, size, toward, timeSeconds } = thing;
  paintTurned(
    context,
    stage,
    [
      [0.1, 0.26],
      [0.05, 0.24],
      [0, 0.15],
    ],
    turnedOf(thing, tint(0.62, 0.08, 78), 0.9, 0.25),
  );
  paintTurned(
    context,
    stage,
    [
      [0.78, 0.07],
      [0.4, 0.072],
      [0.07, 0.074],
    ],
    turnedOf(thing, wax, 0.3, 0.25),
  );
  strokeLine(
    context,
    [
      [x, y - size * 0.78],
      [x, y - size * 0.83],
    ],
    tint(0.2, 0.02, 50),
    Math.max(0.8, size * 0.012),
  );
  const lick = Math.sin(timeSeconds * 9) * size * 0.008;
  glow(context, x, y - size * 0.89, size * 1.1, tint(0.85, 0.13, 72), 0.6);
  for (const [color, share] of [
    [tint(0.8, 0.16, 65), 1],
    [tint(0.96, 0.08, 92), 0.6],
  ] as const) {
    context.fillStyle = css(color, 0.95);
    context.beginPath();
    context.moveTo(x + lick * toward, y - size * (0.82 + 0.18 * share));
    context.bezierCurveTo(
      x + size * 0.05 * share,
      y - size * 0.9,
      x + size * 0.042 * share,
      y - size * 0.815,
      x,
      y - size * 0.81,
    );
    context.bezierCurveTo(
      x - size * 0.042 * share,
      y - size * 0.815,
      x - size * 0.05 * share,
      y - size * 0.9,
      x + lick * toward,
      y - size * (0.82 + 0.18 * share),
    );
    context.fill();
  }
};

const books = (context: SKRSContext2D, stage: Stage, thing: Thing): void => {
  const { x, y, size, random, toward } = thing;
  const covers = [
    thing.tint ?? stage.palette.accent,
    stage.palette.companion,
    tint(0.5, 0.08, 240),
    tint(0.62, 0.1, 70),
    tint(0.42, 0.09, 20),
  ];
  let level = y;
  for (let book = 0; book < 4; book++) {
    const [wide, thick] = [size * random.between(1.5, 2), size * random.between(0.2, 0.3)];
    const aside = random.spread() * size * 0.12;
    const color = covers[book % covers.length] ?? stage.palette.accent;
    fillShape(
      context,
      [
        [x - wide / 2 + aside, level],
        [x + wide / 2 + aside, level],
        [x + wide / 2 + aside, level - thick],
        [x - wide / 2 + aside, level - thick],
      ],
      roundShade(context, stage, x - wide / 2, x + wide / 2, { ...color, l: Math.min(0.62, color.l) }, toward),
    );
    context.fillStyle = css(tint(0.93, 0.025, 85));
    const pages = toward > 0 ? x - wide / 2 + aside : x + wide * 0.36 + aside;
    context.fillRect(pages, level - thick * 0.86, wide * 0.14, thick * 0.72);
    strokeLine(
      context,
      [
        [x - wide * 0.2 + aside, level - thick * 0.5],
        [x + wide * 0.22 + aside, level - thick * 0.5],
      ],
      tint(0.85, 0.08, 85),
      Math.max(0.6, thick * 0.08),
      0.85,
    );
    level -= thick;
  }
};

/** How each thing that belongs on a table is painted. */
export const tableThings: Partial<Record<Subject, (context: SKRSContext2D, stage: Stage, thing: Thing) => void>> = {
  vase,
  cup,
  bowl,
  teapot,
  bottle,
  candle,
  books,
};
