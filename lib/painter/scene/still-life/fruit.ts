import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift } from '../../colour/oklch.ts';
import type { Random } from '../noise/random.ts';
import { radialGradient } from '../stage/gradients.ts';
import type { Stage } from '../stage/stage.ts';
import { addBrushTexture } from '../texture/brush-texture.ts';

/** Fruit that can lie on a table. */
export type FruitKind = 'oranges' | 'apples' | 'lemons' | 'pears' | 'grapes' | 'fruit';

/** One fruit, its centre at x, y. */
export interface Fruit {
  x: number;
  y: number;
  radius: number;
  color: Oklch;
  toward: number;
  random: Random;
}

const usual: Record<FruitKind, Oklch> = {
  oranges: { l: 0.72, c: 0.17, h: 56 },
  apples: { l: 0.55, c: 0.19, h: 27 },
  lemons: { l: 0.88, c: 0.16, h: 100 },
  pears: { l: 0.78, c: 0.14, h: 115 },
  grapes: { l: 0.42, c: 0.13, h: 320 },
  fruit: { l: 0.72, c: 0.17, h: 56 },
};

/** The colour of a fruit: natural unless the prompt gives one. */
export function fruitColor(kind: FruitKind, tint: Oklch | null, index: number): Oklch {
  if (tint !== null) return tint;
  const mixed = [usual.oranges, usual.apples, usual.lemons, usual.pears];
  return kind === 'fruit' ? (mixed[index % mixed.length] ?? usual.fruit) : usual[kind];
}

function trace(context: SKRSContext2D, kind: FruitKind, { x, y, radius: r }: Fruit): void {
  context.beginPath();
  if (kind === 'pears') {
    context.moveTo(x, y - r * 1.75);
    context.bezierCurveTo(x + r * 0.62, y - r * 1.7, x + r * 0.45, y - r * 0.72, x + r * 0.92, y - r * 0.12);
    context.bezierCurveTo(x + r * 1.25, y + r * 0.55, x + r * 0.7, y + r, x, y + r * 0.98);
    context.bezierCurveTo(x - r * 0.7, y + r, x - r * 1.25, y + r * 0.55, x - r * 0.92, y - r * 0.12);
    context.bezierCurveTo(x - r * 0.45, y - r * 0.72, x - r * 0.62, y - r * 1.7, x, y - r * 1.75);
  } else if (kind === 'lemons') {
    context.moveTo(x - r * 1.42, y + r * 0.1);
    context.bezierCurveTo(x - r * 1.1, y - r * 0.2, x - r * 0.95, y - r * 0.86, x, y - r * 0.88);
    context.bezierCurveTo(x + r * 0.95, y - r * 0.86, x + r * 1.1, y - r * 0.2, x + r * 1.4, y - r * 0.02);
    context.bezierCurveTo(x + r * 1.1, y + r * 0.3, x + r * 0.95, y + r * 0.95, x, y + r * 0.95);
    context.bezierCurveTo(x - r * 0.95, y + r * 0.95, x - r * 1.1, y + r * 0.35, x - r * 1.42, y + r * 0.1);
  } else if (kind === 'apples') {
    context.moveTo(x, y - r * 0.82);
    context.bezierCurveTo(x + r * 0.5, y - r * 1.12, x + r * 1.1, y - r * 0.75, x + r * 1.02, y - r * 0.02);
    context.bezierCurveTo(x + r * 0.95, y + r * 0.7, x + r * 0.5, y + r * 1.05, x, y + r * 0.92);
    context.bezierCurveTo(x - r * 0.5, y + r * 1.05, x - r * 0.95, y + r * 0.7, x - r * 1.02, y - r * 0.02);
    context.bezierCurveTo(x - r * 1.1, y - r * 0.75, x - r * 0.5, y - r * 1.12, x, y - r * 0.82);
  } else context.ellipse(x, y, r, r * 0.97, 0, 0, Math.PI * 2);
  context.closePath();
}

function paintStem(context: SKRSContext2D, kind: FruitKind, { x, y, radius: r, color, toward, random }: Fruit): void {
  if (kind === 'grapes' || kind === 'lemons') return;
  const top = y - r * (kind === 'pears' ? 1.7 : 0.72);
  context.strokeStyle = css({ l: 0.34, c: 0.05, h: 60 });
  context.lineWidth = Math.max(0.8, r * 0.09);
  context.lineCap = 'round';
  if (kind !== 'oranges' && kind !== 'fruit') {
    context.beginPath();
    context.moveTo(x, top);
    context.quadraticCurveTo(x + r * 0.05, top - r * 0.22, x + r * random.between(0.08, 0.24), top - r * 0.36);
    context.stroke();
  } else {
    context.fillStyle = css({ l: 0.5, c: 0.09, h: 130 });
    context.beginPath();
    context.ellipse(x + toward * r * 0.12, y - r * 0.66, r * 0.09, r * 0.06, 0, 0, Math.PI * 2);
    context.fill();
  }
  if (!random.chance(0.5)) return;
  const leaf = mix({ l: 0.55, c: 0.12, h: 138 }, color, 0.1);
  const side = random.chance(0.5) ? 1 : -1;
  context.fillStyle = css(leaf);
  context.beginPath();
  context.moveTo(x, top);
  context.bezierCurveTo(
    x + side * r * 0.3,
    top - r * 0.5,
    x + side * r * 0.85,
    top - r * 0.42,
    x + side * r,
    top - r * 0.12,
  );
  context.bezierCurveTo(x + side * r * 0.7, top + r * 0.08, x + side * r * 0.3, top + r * 0.08, x, top);
  context.fill();
  context.strokeStyle = css(shift(leaf, { l: 0.1 }));
  context.lineWidth = Math.max(0.5, r * 0.03);
  context.beginPath();
  context.moveTo(x, top);
  context.quadraticCurveTo(x + side * r * 0.5, top - r * 0.26, x + side * r * 0.95, top - r * 0.12);
  context.stroke();
}

/** Paints a fruit: planes of light and shadow, warm light reflected from the table, a highlight, brush marks. */
export function paintFruit(context: SKRSContext2D, stage: Stage, kind: FruitKind, fruit: Fruit): void {
  if (kind === 'grapes') {
    paintGrapes(context, stage, fruit);
    return;
  }
  const { x, y, radius: r, color, toward } = fruit;
  context.save();
  trace(context, kind, fruit);
  context.fillStyle = radialGradient(context, [x + toward * r * 0.42, y - r * 0.48], r * 1.9, [
    { at: 0, color: mix(shift(color, { l: 0.1 }), stage.palette.light, 0.42) },
    { at: 0.25, color: mix(shift(color, { l: 0.04 }), stage.palette.light, 0.12) },
    { at: 0.52, color },
    { at: 0.8, color: mix(shift(color, { l: -0.16, h: -8 }), stage.palette.zenith, 0.14) },
    { at: 1, color: mix(shift(color, { l: -0.1, h: -8 }), stage.palette.near, 0.3) },
  ]);
  context.fill();
  context.clip();
  addBrushTexture(context, stage, 0.8, toward * 0.9);
  if (kind === 'oranges' || kind === 'lemons' || kind === 'fruit') {
    for (let pore = 0; pore < 70 * stage.detail; pore++) {
      const angle = fruit.random.next() * Math.PI * 2;
      const reach = Math.sqrt(fruit.random.next()) * r;
      context.fillStyle = css(shift(color, { l: fruit.random.chance(0.5) ? 0.06 : -0.07 }), 0.35);
      context.fillRect(
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
        Math.max(0.6, r * 0.022),
        Math.max(0.6, r * 0.022),
      );
    }
  }
  if (kind === 'apples') {
    for (let streak = 0; streak < 26; streak++) {
      const across = fruit.random.spread() * 0.85;
      context.strokeStyle = css(mix(color, { l: 0.84, c: 0.13, h: 90 }, 0.55), 0.2);
      context.lineWidth = Math.max(0.6, r * 0.035);
      context.beginPath();
      context.moveTo(x + across * r * 0.25, y - r * 0.78);
      context.quadraticCurveTo(
        x + across * r * 1.2,
        y - r * 0.3,
        x + across * r,
        y + r * fruit.random.between(-0.1, 0.6),
      );
      context.stroke();
    }
  }
  context.restore();
  paintStem(context, kind, fruit);
  context.fillStyle = css(mix(stage.palette.light, { l: 0.99, c: 0.01, h: 90 }, 0.6), 0.72);
  context.beginPath();
  context.ellipse(x + toward * r * 0.45, y - r * 0.46, r * 0.15, r * 0.085, toward * 0.7, 0, Math.PI * 2);
  context.fill();
}

function paintGrapes(context: SKRSContext2D, stage: Stage, fruit: Fruit): void {
  const rows = [5, 6, 5, 4, 3, 2];
  const berry = fruit.radius * 0.3;
  for (const [row, count] of rows.entries()) {
    for (let index = 0; index < count; index++) {
      const x = fruit.x + (index - (count - 1) / 2) * berry * 1.5 + (row % 2 === 0 ? berry * 0.2 : 0);
      const y = fruit.y - fruit.radius * 0.55 + row * berry * 1.12;
      paintFruit(context, stage, 'oranges', {
        ...fruit,
        x,
        y,
        radius: berry,
        color: shift(fruit.color, { l: fruit.random.spread() * 0.05 }),
        random: { ...fruit.random, chance: () => false },
      });
    }
  }
}
