import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift } from '../../colour/oklch.ts';
import type { Subject } from '../lexicon/subjects.ts';
import type { Random } from '../noise/random.ts';
import { linearGradient } from '../stage/gradients.ts';
import type { Moment, SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { addBrushTexture } from '../texture/brush-texture.ts';
import { abstractColors } from './abstract-colors.ts';
import { createRibbons } from './ribbons.ts';
import { type AbstractShape, type ShapeKind, traceShape } from './shapes.ts';

const kindsOf: Partial<Record<Subject, readonly ShapeKind[]>> = {
  circles: ['disc', 'disc', 'ring'],
  squares: ['block', 'block', 'frame'],
  triangles: ['triangle', 'shard'],
  stripes: ['stripes', 'bar', 'stripes'],
  arcs: ['arch', 'half', 'quarter'],
  shapes: ['disc', 'half', 'block', 'arch', 'bar', 'quarter', 'triangle', 'pebble'],
};

function layOut(stage: Stage, kinds: readonly ShapeKind[], colors: readonly Oklch[], random: Random): AbstractShape[] {
  const { width, height, unit } = stage;
  const count = 9 + Math.floor(random.next() * 4);
  const lead = {
    x: width * random.pick([0.36, 0.62] as const),
    y: height * random.between(0.4, 0.58) * (stage.plan.texts.length > 0 ? 0.72 : 1),
  };
  return Array.from({ length: count }, (_, index): AbstractShape => {
    const isLead = index === 1;
    const golden = index * 2.39996 + random.next() * 0.7;
    const reach = isLead ? 0 : Math.sqrt(index / count) * 0.52 * random.between(0.75, 1.2);
    const size =
      unit * (index === 0 ? 0.62 : isLead ? 0.46 : 0.34 * (1 - index / count) + 0.06) * random.between(0.85, 1.15);
    return {
      kind: kinds[Math.floor(random.next() * kinds.length)] ?? 'disc',
      x: lead.x + Math.cos(golden) * reach * width,
      y: lead.y + Math.sin(golden) * reach * height * (stage.plan.texts.length > 0 ? 0.62 : 1),
      size,
      turn: random.pick([0, 0, Math.PI / 2, Math.PI, -Math.PI / 2, Math.PI / 4] as const),
      color: colors[index % colors.length] ?? colors[0] ?? { l: 0.5, c: 0, h: 0 },
      isSheer: index > 1 && random.chance(0.42),
      speed: random.spread() * 0.12,
    };
  });
}

function paintShape(context: SKRSContext2D, stage: Stage, shape: AbstractShape, { timeSeconds }: Moment): void {
  const { x, y, size, turn, color, isSheer, speed } = shape;
  context.save();
  context.translate(
    x + Math.sin(timeSeconds * 0.4 + x) * stage.unit * 0.012,
    y + Math.cos(timeSeconds * 0.35 + y) * stage.unit * 0.012,
  );
  context.rotate(turn + timeSeconds * speed);
  traceShape(context, shape.kind, size);
  const gradient = linearGradient(
    context,
    [-size * 0.6, -size * 0.6],
    [size * 0.6, size * 0.6],
    [
      { at: 0, color: mix(shift(color, { l: 0.045 }), stage.palette.light, 0.08) },
      { at: 1, color: shift(color, { l: -0.045 }) },
    ],
  );
  context.globalCompositeOperation = isSheer ? 'multiply' : 'source-over';
  if (shape.kind === 'ring' || shape.kind === 'frame') {
    context.strokeStyle = gradient;
    context.lineWidth = size * 0.13;
    context.stroke();
  } else {
    context.fillStyle = gradient;
    context.fill('evenodd');
  }
  context.restore();
}

function createGrid(stage: Stage, colors: readonly Oklch[]): SceneLayer {
  const { width, height, unit } = stage;
  const random = stage.random('grid');
  const cell = unit / 5;
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const kinds: readonly [ShapeKind, ...ShapeKind[]] = [
    'quarter',
    'half',
    'disc',
    'triangle',
    'stripes',
    'ring',
    'arch',
  ];
  return {
    name: 'grid',
    depth: 0.5,
    paint: (context) => {
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const [ground, figure] = [
            random.pick(colors as [Oklch, ...Oklch[]]),
            random.pick(colors as [Oklch, ...Oklch[]]),
          ];
          const [x, y] = [(width - columns * cell) / 2 + column * cell, (height - rows * cell) / 2 + row * cell];
          context.fillStyle = css(ground);
          context.fillRect(x, y, cell + 1, cell + 1);
          context.save();
          context.beginPath();
          context.rect(x, y, cell, cell);
          context.clip();
          paintShape(
            context,
            stage,
            {
              kind: random.pick(kinds),
              x: x + cell / 2,
              y: y + cell / 2,
              size: cell * 0.86,
              turn: (Math.PI / 2) * Math.floor(random.next() * 4),
              color: figure === ground ? shift(figure, { l: -0.16 }) : figure,
              isSheer: false,
              speed: 0,
            },
            { timeSeconds: 0, share: 0 },
          );
          context.restore();
        }
      }
      addBrushTexture(context, stage, 0.75, 0.4);
    },
  };
}

/**
 * A composition without a subject: one large form, others set against it, translucent overlaps, a thin line; it rotates
 * slowly in a video.
 */
export function composeAbstract(stage: Stage): SceneLayer[] {
  const { left, right, top, bottom, plan } = stage;
  const colors = abstractColors(stage);
  const named =
    plan.subjects.find((subject) => subject.kind === 'grid' || subject.kind === 'ribbons') ??
    plan.subjects.find((subject) => kindsOf[subject.kind] !== undefined);
  const specific = plan.subjects.filter((subject) => subject.kind !== 'shapes');
  const kinds = specific.flatMap((subject) => kindsOf[subject.kind] ?? []);
  const random = stage.random('abstract');
  const ground: SceneLayer = {
    name: 'ground',
    depth: 0.1,
    paint: (context) => {
      context.fillStyle = linearGradient(
        context,
        [left, top],
        [right, bottom],
        [
          { at: 0, color: shift(colors.ground, { l: 0.015 }) },
          { at: 1, color: shift(colors.ground, { l: -0.035 }) },
        ],
      );
      context.fillRect(left, top, right - left, bottom - top);
      addBrushTexture(context, stage, 0.8, 0.2);
    },
  };
  if (named?.kind === 'grid') return [ground, createGrid(stage, [colors.ground, ...colors.figures])];
  if (named?.kind === 'ribbons' || (named === undefined && random.chance(0.34)))
    return [ground, ...createRibbons(stage, colors.figures)];
  const shapes = layOut(stage, kinds.length > 0 ? kinds : (kindsOf.shapes ?? ['disc']), colors.figures, random);
  return [
    ground,
    ...shapes.map((shape, index): SceneLayer => ({
      name: shape.kind,
      depth: 0.2 + (0.7 * index) / shapes.length,
      animate: (context, moment) => paintShape(context, stage, shape, moment),
    })),
    ...(stage.durationSeconds === 0
      ? [{ name: 'brush', depth: 0.95, paint: (context: SKRSContext2D) => addBrushTexture(context, stage, 0.6, 0.7) }]
      : []),
  ];
}
