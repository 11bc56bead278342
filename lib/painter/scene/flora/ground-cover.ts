import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift } from '../../colour/oklch.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import { lightToward, plantColors } from '../plants/plant.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import { projectRelief, type Relief } from '../relief/relief.ts';
import type { Stage } from '../stage/stage.ts';
import { traceBlade } from './blades.ts';
import { flowersOf } from './flower-colors.ts';
import { paintBloom } from './flower-shapes.ts';

interface Spot {
  x: number;
  y: number;
  z: number;
  /** 1 at the near edge, small far away. */
  scale: number;
}

/** Spots spread over a ground, far ones first; more detail only adds further spots. */
function scatter(stage: Stage, relief: Relief, name: string, count: number): Spot[] {
  const random = stage.random(name);
  const { left, right } = stage;
  const spots = Array.from({ length: count }, () => {
    const z = random.next() ** 0.75;
    const x = random.between(left, right);
    return { x, z, y: projectRelief(stage, relief, x, z), scale: 0.1 + 0.9 * (1 - z) ** 1.5 };
  });
  return spots.toSorted((a, b) => b.z - a.z);
}

function paintGrass(
  context: SKRSContext2D,
  stage: Stage,
  spots: Spot[],
  leaf: Oklch,
  depth: number,
  tall: number,
): void {
  const random = stage.random('grass');
  const colors = plantColors(stage, leaf, depth);
  const wind = stage.plan.air.wind * 0.4;
  for (const spot of spots) {
    const toward = lightToward(stage, spot.x);
    const height = tall * spot.scale * random.between(0.5, 1.3);
    const tone = random.next();
    context.fillStyle = css(
      tone < 0.4 ? mix(colors.shade, colors.base, tone * 2) : mix(colors.base, colors.lit, (tone - 0.4) * 1.25),
      0.85,
    );
    context.beginPath();
    for (let blade = 0; blade < 3; blade++) {
      traceBlade(
        context,
        spot.x + random.spread() * height * 0.5,
        spot.y + height * 0.12,
        height * random.between(0.6, 1.1),
        random.spread() * 0.4 + wind * 0.5 + toward * 0.06,
        Math.max(0.5, height * 0.09),
      );
    }
    context.fill();
  }
}

function paintFlowers(
  context: SKRSContext2D,
  stage: Stage,
  spots: Spot[],
  leaf: Oklch,
  depth: number,
  size: number,
): void {
  const random = stage.random('flower heads');
  const { kind, colors } = flowersOf(stage);
  const green = plantColors(stage, leaf, depth);
  const patches = stage.noise('flower patches');
  const isTall = kind === 'sunflowers' || kind === 'tulips';
  for (const spot of spots) {
    const patch = patches((spot.x / stage.unit) * 3.2, spot.z * 7);
    const [draw, choice] = [random.next(), random.next()];
    if (!isTall && draw > 0.45 + patch * 0.9) continue;
    const head = Math.max(1.1, size * spot.scale * random.between(0.7, 1.25) * (kind === 'sunflowers' ? 1.5 : 1));
    const stem = head * (isTall ? 2.4 : 1.3) * random.between(0.7, 1.2);
    const index = Math.floor((choice * 0.55 + smoothStep(-0.6, 0.6, patch) * 0.45) * colors.length);
    if (head > 3) {
      context.fillStyle = css(mix(green.base, green.lit, random.next() * 0.5));
      context.beginPath();
      traceBlade(context, spot.x, spot.y + head * 0.2, stem, random.spread() * 0.1, Math.max(0.6, head * 0.1));
      if (isTall) traceBlade(context, spot.x, spot.y, stem * 0.7, random.spread() * 0.9, head * 0.3);
      context.fill();
    }
    paintBloom(context, kind, {
      x: spot.x,
      y: spot.y - stem + head * 0.2,
      size: head,
      color: colors[index] ?? colors[0],
      light: stage.palette.light,
      random,
    });
  }
}

function paintWheat(context: SKRSContext2D, stage: Stage, spots: Spot[], straw: Oklch, tall: number): void {
  const random = stage.random('wheat');
  const wind = 0.1 + stage.plan.air.wind * 0.4;
  for (const spot of spots) {
    const height = tall * spot.scale * random.between(0.75, 1.3);
    const tone = random.next();
    const color = mix(shift(straw, { l: -0.08 + 0.13 * tone }), stage.palette.light, tone * 0.2);
    context.fillStyle = css(color, 0.9);
    context.beginPath();
    const lean = wind * random.between(0.4, 1.2);
    traceBlade(context, spot.x, spot.y + height * 0.15, height, lean, Math.max(0.5, height * 0.04));
    context.fill();
    if (height < 4) continue;
    context.beginPath();
    context.ellipse(
      spot.x + lean * height,
      spot.y + height * 0.15 - height * (1 - lean * 0.2),
      height * 0.16,
      height * 0.045,
      -Math.PI / 2 + lean * 1.3,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

function paintLavender(context: SKRSContext2D, stage: Stage, relief: Relief, color: Oklch, tall: number): void {
  const random = stage.random('lavender');
  const { width } = stage;
  const rows = 15;
  for (let step = 70; step >= 0; step--) {
    const z = (step / 70) ** 0.85;
    const scale = 0.1 + 0.9 * (1 - z) ** 1.5;
    for (let row = -rows; row <= rows; row++) {
      const x = width * 0.5 + (row * width * 0.16) / (1 + relief.perspective * z * 3.4);
      const y = projectRelief(stage, relief, x, z);
      const radius = tall * scale * 0.62;
      for (let dab = 0; dab < 3; dab++) {
        const tone = random.next();
        context.fillStyle = css(mix(shift(color, { l: -0.1 + tone * 0.12 }), stage.palette.light, tone * 0.16), 0.92);
        context.beginPath();
        context.ellipse(
          x + random.spread() * radius * 0.8,
          y - radius * random.between(0.1, 0.8),
          radius * 0.42,
          radius * 0.52,
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    }
  }
}

/** Paints the vegetation of a ground: grass, flowers, grain or rows of lavender, small far away and tall near. */
export function paintGroundCover(context: SKRSContext2D, stage: Stage, terrain: TerrainPlan, relief: Relief): void {
  const { cover, depth, name } = terrain;
  const { unit, palette, detail, width } = stage;
  const leaf = terrain.tint ?? palette.foliage;
  const near = terrain.kind === 'bank' ? 1 : 0.72;
  const many = (share: number): number => Math.round((width / unit) * share * (0.2 + detail));
  if (cover === 'snow' || cover === 'sand' || cover === 'stone' || cover === 'bare') return;
  if (cover === 'wheat') {
    const straw =
      terrain.tint ?? mix(stage.landAt(depth, null), { l: 0.42 + palette.near.l * 0.75, c: 0.115, h: 82 }, 0.75);
    paintWheat(context, stage, scatter(stage, relief, name, many(2600)), straw, unit * 0.11 * near);
    return;
  }
  if (cover === 'lavender') {
    const violet = terrain.tint ?? mix({ l: 0.55, c: 0.14, h: 300 }, palette.near, 0.25);
    paintLavender(context, stage, relief, violet, unit * 0.11);
    return;
  }
  paintGrass(context, stage, scatter(stage, relief, `${name} grass`, many(900)), leaf, depth, unit * 0.055 * near);
  if (cover === 'flowers')
    paintFlowers(
      context,
      stage,
      scatter(stage, relief, `${name} flowers`, many(900)),
      leaf,
      depth,
      unit * 0.042 * near,
    );
}
