import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../colour/oklch.ts';
import type { SubjectPlan } from '../plan/scene-plan.ts';
import { subjectTraits } from '../plan/subject-traits.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { type FruitKind, fruitColor, paintFruit } from './fruit.ts';
import { createRoomBackdrop, roomLightSide } from './room-light.ts';
import { movingParts, tableThings } from './table-things.ts';
import type { Thing } from './thing.ts';
import { createWindowAir } from './window-air.ts';

const fruits = new Set<string>(['oranges', 'apples', 'lemons', 'pears', 'grapes', 'fruit']);

interface Place {
  x: number;
  y: number;
  paint: (context: SKRSContext2D) => void;
  /** Paints the moving parts. */
  animate: ((context: SKRSContext2D, timeSeconds: number) => void) | null;
  /** Half the width of its shadow. */
  shadow: number;
  tall: number;
}

/** A long soft shadow on the table, away from the window. */
function paintShadow(context: SKRSContext2D, stage: Stage, { x, y, shadow, tall }: Place, side: number): void {
  const tone = mix(stage.palette.near, stage.palette.zenith, 0.45);
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.translate(x, y);
  context.transform(1, 0, -side * 0.35, 1, 0, 0);
  for (const [grow, alpha] of [
    [1.25, 0.1],
    [1.1, 0.16],
    [0.98, 0.26],
  ] as const) {
    context.fillStyle = css(tone, alpha);
    context.beginPath();
    context.ellipse(
      -side * tall * 0.28,
      shadow * 0.05,
      (shadow + tall * 0.3) * grow,
      shadow * 0.24 * grow,
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  context.restore();
}

function placeFruit(
  stage: Stage,
  plan: SubjectPlan,
  order: number,
  bowl: { x: number; y: number; size: number } | null,
): Place[] {
  const { unit, horizon, height, width } = stage;
  const random = stage.random(`fruit ${order}`);
  const kind = plan.kind as FruitKind;
  const radius = unit * plan.size * (plan.kind === 'grapes' ? 0.8 : 0.5);
  const toward = roomLightSide(stage);
  const inBowl = bowl === null ? 0 : Math.max(1, plan.count - 1);
  return Array.from({ length: plan.count }, (_, index): Place => {
    const color = fruitColor(kind, plan.tint, index);
    const own = radius * random.between(0.9, 1.06);
    if (bowl !== null && index < inBowl) {
      const layer = index < 3 ? 0 : 1;
      const x =
        bowl.x + (layer === 0 ? (index - 1) * own * 1.5 : (index - 3.5) * own * 1.45) + random.spread() * own * 0.1;
      const y = bowl.y - bowl.size * 0.66 - own * (0.35 + layer * 1.1);
      return {
        x,
        y: bowl.y - 2 + layer,
        shadow: 0,
        tall: 0,
        animate: null,
        paint: (context) =>
          paintFruit(context, stage, kind, {
            x,
            y,
            radius: own,
            color,
            toward,
            random: stage.random(`fruit ${order} ${index}`),
          }),
      };
    }
    const spread = (index - inBowl - (plan.count - inBowl - 1) / 2) * own * 2.15;
    const x =
      bowl === null
        ? width * (0.5 + (plan.across - 0.5) * 0.5) + spread
        : bowl.x - toward * (bowl.size * 1.2 + own) + spread;
    const y = horizon + (height - horizon) * (0.4 + 0.24 * random.next());
    return {
      x,
      y: y + own,
      shadow: own,
      tall: own * 1.3,
      animate: null,
      paint: (context) =>
        paintFruit(context, stage, kind, {
          x,
          y,
          radius: own,
          color,
          toward,
          random: stage.random(`fruit ${order} ${index}`),
        }),
    };
  });
}

/** Things on a table in window light: the bowl holds the fruit, the vase the flowers, each casts its shadow. */
export function composeStillLife(stage: Stage): SceneLayer[] {
  const { plan, unit, width, height, horizon } = stage;
  const onTable = plan.subjects.filter((subject) => subjectTraits[subject.kind].habitat === 'table');
  const hasFlowers = plan.subjects.some((subject) =>
    ['flowers', 'tulips', 'sunflowers', 'poppies', 'roses'].includes(subject.kind),
  );
  const usual: SubjectPlan[] = [
    { kind: 'vase', on: null, across: 0.4, down: null, size: 0.5, count: 1, tint: null, isFocal: true },
    { kind: 'fruit', on: null, across: 0.68, down: null, size: 0.15, count: 3, tint: null, isFocal: false },
  ];
  const named =
    hasFlowers && !onTable.some((subject) => subject.kind === 'vase') ? [...usual.slice(0, 1), ...onTable] : onTable;
  const subjects = named.length === 0 ? usual : named;
  const toward = roomLightSide(stage);
  const table = plan.tints.foreground ?? plan.terrain[0]?.tint ?? null;
  const bowlPlan = subjects.find((subject) => subject.kind === 'bowl');
  const solid = subjects.filter((subject) => !fruits.has(subject.kind));
  const places: Place[] = [];
  let bowl: { x: number; y: number; size: number } | null = null;
  for (const [order, subject] of solid.entries()) {
    const draw = tableThings[subject.kind];
    if (draw === undefined) continue;
    for (let index = 0; index < Math.min(4, subject.count); index++) {
      const slot = order + index;
      const count = solid.length + subject.count - 1;
      const x =
        width * 0.5 +
        (slot - (count - 1) / 2) * unit * Math.min(0.42, 0.9 / Math.max(1, count)) +
        (subject.across - 0.5) * unit * (count === 1 ? 0.3 : 0.05);
      const y = horizon + (height - horizon) * (subject.kind === 'bowl' ? 0.55 : 0.34 + 0.16 * (slot % 2));
      const size = unit * subject.size * (index === 0 ? 1 : 0.85);
      if (subject.kind === 'bowl') bowl = { x, y, size };
      const name = `thing ${subject.kind} ${order} ${index}`;
      const move = movingParts[subject.kind];
      const thingAt = (timeSeconds: number): Thing => ({
        x,
        y,
        size,
        tint: subject.tint,
        toward,
        random: stage.random(name),
        timeSeconds,
      });
      const wide =
        { vase: 0.2, cup: 0.6, bowl: 0.9, teapot: 0.5, bottle: 0.15, candle: 0.25, books: 0.9 }[
          subject.kind as 'vase'
        ] ?? 0.4;
      places.push({
        x,
        y,
        shadow: size * wide,
        tall: size * 0.8,
        paint: (context) => draw(context, stage, thingAt(0)),
        animate: move === undefined ? null : (context, timeSeconds) => move(context, stage, thingAt(timeSeconds)),
      });
    }
  }
  for (const [order, subject] of subjects.entries()) {
    if (fruits.has(subject.kind))
      places.push(...placeFruit(stage, subject, order, bowlPlan === undefined ? null : bowl));
  }
  const isStill = stage.durationSeconds <= 0;
  const ordered = places.toSorted((a, b) => a.y - b.y);
  return [
    createRoomBackdrop(stage, table),
    {
      name: 'things',
      depth: 0.6,
      paint: (context) => {
        for (const place of ordered) if (place.shadow > 0) paintShadow(context, stage, place, toward);
        for (const place of ordered) {
          place.paint(context);
          if (isStill) place.animate?.(context, 0);
        }
      },
      // In a video, moving parts are painted over the static ones in every frame.
      ...(isStill
        ? {}
        : {
            animate: (context, { timeSeconds }) => {
              for (const { animate } of ordered) animate?.(context, timeSeconds);
            },
          }),
    },
    ...createWindowAir(stage),
  ];
}
