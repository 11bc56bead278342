import { createCanvas } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift, tint } from '../../colour/oklch.ts';
import { traceBlade } from '../flora/blades.ts';
import { flowersOf } from '../flora/flower-colors.ts';
import { paintBloom } from '../flora/flower-shapes.ts';
import { plantColors } from '../plants/plant.ts';
import { leafColor, plantOf, type TreeKind } from '../plants/plants.ts';
import { castShadow, faces, fillShape, inAir, strokeLine } from './brush.ts';
import { artOfEach, type SubjectArt } from './subject-art.ts';

/** Single trees or groups of trees. */
export function treeArt(kind: TreeKind): SubjectArt {
  return artOfEach((context, { stage, plan, depth, random }, { x, y, size, toward }) => {
    castShadow(context, stage, x, y, size * 0.5, toward);
    const plant = plantOf(stage, kind);
    const canvas = createCanvas(Math.ceil(size * plant.width * 1.15), Math.ceil(size * 1.08));
    const drawn = canvas.getContext('2d');
    drawn.translate(canvas.width / 2, size);
    plant.paint(drawn, {
      height: size * 0.97,
      colors: plantColors(stage, leafColor(stage, kind, plan.tint), depth),
      toward,
      random,
      detail: stage.detail,
      presence: Math.min(1, (size / stage.unit) * 1.4),
    });
    context.drawImage(canvas, x - canvas.width / 2, y - size + size * 0.015);
  });
}

/** Reeds and cattails. */
export const reeds: SubjectArt = {
  animate: (context, { stage, plan, spots, depth }, { timeSeconds }) => {
    const colors = plantColors(stage, plan.tint ?? mix(stage.palette.foliage, tint(0.6, 0.07, 90), 0.35), depth);
    for (const [index, { x, y, size, toward }] of spots.entries()) {
      for (let blade = 0; blade < 5; blade++) {
        const lean =
          Math.sin(index * 5.1 + blade * 2.3) * 0.3 +
          Math.sin(timeSeconds * 1.3 - x * 0.01 + blade) * 0.05 * (0.4 + stage.plan.air.wind);
        const height = size * (0.6 + 0.4 * Math.abs(Math.sin(index * 3.7 + blade)));
        context.fillStyle = css(mix(colors.shade, blade * toward > 1 ? colors.lit : colors.base, 0.3 + blade * 0.14));
        context.beginPath();
        traceBlade(context, x + (blade - 2) * size * 0.05, y + size * 0.05, height, lean, Math.max(0.7, size * 0.03));
        context.fill();
      }
      if (index % 3 !== 0) continue;
      const sway = Math.sin(timeSeconds * 1.3 - x * 0.01) * size * 0.02;
      strokeLine(
        context,
        [
          [x, y],
          [x + sway, y - size * 1.05],
        ],
        colors.base,
        Math.max(0.6, size * 0.014),
      );
      strokeLine(
        context,
        [
          [x + sway * 0.85, y - size * 0.82],
          [x + sway, y - size * 0.98],
        ],
        inAir(stage, tint(0.36, 0.06, 48), depth),
        Math.max(1.5, size * 0.05),
      );
    }
  },
};

/** Toadstools with spotted caps. */
export const mushrooms = artOfEach((context, { stage, plan, depth, random }, { x, y, size, toward }) => {
  const cap = inAir(stage, plan.tint ?? tint(0.55, 0.2, 28), depth);
  const stem = inAir(stage, tint(0.92, 0.02, 85), depth);
  castShadow(context, stage, x, y, size * 0.5, toward);
  fillShape(
    context,
    [
      [x - size * 0.11, y + size * 0.02],
      [x - size * 0.075, y - size * 0.6],
      [x + size * 0.075, y - size * 0.6],
      [x + size * 0.11, y + size * 0.02],
    ],
    faces(stage, stem).lit,
  );
  fillShape(
    context,
    [
      [x - size * 0.11, y + size * 0.02],
      [x - size * 0.075, y - size * 0.6],
      [x - toward * size * 0.02, y - size * 0.6],
      [x - toward * size * 0.03, y + size * 0.02],
    ],
    faces(stage, stem).shade,
  );
  context.fillStyle = css(faces(stage, stem).shade);
  context.beginPath();
  context.ellipse(x, y - size * 0.55, size * 0.4, size * 0.09, 0, 0, Math.PI * 2);
  context.fill();
  const dome = (color: Oklch, inset: number, aside: number): void => {
    context.fillStyle = css(color);
    context.beginPath();
    context.moveTo(x - size * (0.44 - inset) + aside, y - size * 0.55);
    context.bezierCurveTo(
      x - size * (0.4 - inset) + aside,
      y - size * (1.0 - inset * 0.6),
      x + size * (0.4 - inset) + aside,
      y - size * (1.0 - inset * 0.6),
      x + size * (0.44 - inset) + aside,
      y - size * 0.55,
    );
    context.quadraticCurveTo(x + aside, y - size * 0.46, x - size * (0.44 - inset) + aside, y - size * 0.55);
    context.fill();
  };
  dome(shift(cap, { l: -0.06 }), 0, 0);
  dome(mix(cap, stage.palette.light, 0.14), 0.09, toward * size * 0.06);
  context.fillStyle = css(stem, 0.95);
  for (let spot = 0; spot < 7; spot++) {
    const angle = (spot / 7) * Math.PI - Math.PI;
    const reach = random.between(0.1, 0.3);
    context.beginPath();
    context.ellipse(
      x + Math.cos(angle) * size * reach,
      y - size * 0.62 + Math.sin(angle) * size * reach * 0.75,
      size * random.between(0.025, 0.05),
      size * random.between(0.018, 0.034),
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
});

/** Boulders of flat planes. */
export const rocks = artOfEach((context, { stage, plan, depth, random }, { x, y, size, toward }) => {
  const stone = inAir(stage, plan.tint ?? mix(tint(0.52, 0.02, 250), stage.landAt(depth, null), 0.3), depth);
  castShadow(context, stage, x, y, size * 1.1, toward);
  const half = size * random.between(0.7, 1.2);
  const outline = Array.from({ length: 9 }, (_, step) => {
    const angle = Math.PI - (step / 8) * Math.PI;
    return [
      x + Math.cos(angle) * half * random.between(0.88, 1.1),
      y + size * 0.06 - Math.sin(angle) * size * random.between(0.72, 1.02),
    ] as const;
  });
  fillShape(context, outline, shift(stone, { l: -0.08 }));
  const heart = [x + toward * half * 0.12, y - size * 0.5] as const;
  const { lit, shade } = faces(stage, stone);
  for (const [index, point] of outline.slice(1).entries()) {
    const before = outline[index];
    if (before === undefined) continue;
    const facing = ((before[0] + point[0]) / 2 - x) / half;
    fillShape(
      context,
      [before, point, heart],
      mix(shade, lit, Math.min(1, Math.max(0, 0.5 + facing * toward * 0.6 - (before[1] > y - size * 0.35 ? 0.25 : 0)))),
    );
  }
});

/** Single flowers where there is no meadow. */
export const flowers = artOfEach((context, { stage, depth, random }, { x, y, size }) => {
  const { kind, colors } = flowersOf(stage);
  const green = plantColors(stage, stage.palette.foliage, depth);
  context.fillStyle = css(mix(green.base, green.lit, 0.3));
  context.beginPath();
  traceBlade(context, x, y, size * 0.9, random.spread() * 0.15, Math.max(0.7, size * 0.05));
  traceBlade(context, x, y, size * 0.5, 0.5, size * 0.1);
  context.fill();
  paintBloom(context, kind, {
    x,
    y: y - size * 0.85,
    size: size * 0.5,
    color: random.pick(colors),
    light: stage.palette.light,
    random,
  });
});
