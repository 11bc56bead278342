import { mix, shift } from '../../colour/oklch.ts';
import type { SubjectPlan } from '../plan/scene-plan.ts';
import { subjectTraits } from '../plan/subject-traits.ts';
import { linearGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { type FruitKind, fruitColor, paintFruit } from '../still-life/fruit.ts';
import { roomLightSide } from '../still-life/room-light.ts';
import { movingParts, tableThings } from '../still-life/table-things.ts';
import type { Thing } from '../still-life/thing.ts';
import { fillShape, glow } from '../subjects/brush.ts';
import { gallery } from '../subjects/gallery.ts';
import type { Frame } from './view.ts';

/**
 * A table in front of the window with the things that the prompt names, and a lamp or a plant where it names nothing.
 */
export function createFurniture(stage: Stage, frame: Frame): SceneLayer {
  const { width, height, unit, palette, plan, bottom } = stage;
  const side = roomLightSide(stage);
  const tableTop = Math.min(height * 0.74, frame.y + frame.height + unit * 0.16);
  const tableX = frame.x + frame.width * 0.5 - side * width * 0.02;
  const half = Math.min(width * 0.34, unit * 0.5);
  const wood = plan.tints.foreground ?? mix(palette.accent, { l: 0.5, c: 0.08, h: 52 }, 0.7);
  const named = plan.subjects.filter((subject) => subjectTraits[subject.kind].habitat === 'table');
  const usual: SubjectPlan[] = (['vase', 'cup'] as const).map((kind) => ({
    kind,
    on: null,
    across: 0.5,
    down: null,
    size: subjectTraits[kind].size,
    count: 1,
    tint: null,
    isFocal: false,
  }));
  const things = named.length === 0 ? usual : named;
  const creature = plan.subjects.find((subject) =>
    ['cat', 'dog', 'fox', 'rabbit', 'person', 'child', 'people'].includes(subject.kind),
  );
  const isStill = stage.durationSeconds <= 0;
  const thingAt = (order: number, timeSeconds: number): Thing => ({
    x: tableX + (order - (things.length - 1) / 2) * Math.min(half * 0.8, (half * 1.8) / things.length),
    y: tableTop - unit * 0.008,
    size: unit * (things[order]?.size ?? 0) * 0.66,
    tint: things[order]?.tint ?? null,
    toward: side,
    random: stage.random(`room thing ${order}`),
    timeSeconds,
  });
  return {
    name: 'furniture',
    depth: 0.7,
    paint: (context) => {
      for (const leg of [-0.86, 0.86])
        fillShape(
          context,
          [
            [tableX + leg * half - unit * 0.014, tableTop],
            [tableX + leg * half + unit * 0.014, tableTop],
            [tableX + leg * half * 1.04 + unit * 0.01, bottom],
            [tableX + leg * half * 1.04 - unit * 0.01, bottom],
          ],
          shift(wood, { l: -0.16 }),
        );
      fillShape(
        context,
        [
          [tableX - half * 0.94, tableTop - unit * 0.05],
          [tableX + half * 0.94, tableTop - unit * 0.05],
          [tableX + half * 1.06, tableTop + unit * 0.02],
          [tableX - half * 1.06, tableTop + unit * 0.02],
        ],
        linearGradient(
          context,
          [tableX - half, 0],
          [tableX + half, 0],
          [
            { at: 0, color: side < 0 ? mix(shift(wood, { l: 0.06 }), palette.light, 0.3) : shift(wood, { l: -0.05 }) },
            { at: 1, color: side < 0 ? shift(wood, { l: -0.05 }) : mix(shift(wood, { l: 0.06 }), palette.light, 0.3) },
          ],
        ),
      );
      fillShape(
        context,
        [
          [tableX - half * 1.06, tableTop + unit * 0.02],
          [tableX + half * 1.06, tableTop + unit * 0.02],
          [tableX + half * 1.05, tableTop + unit * 0.055],
          [tableX - half * 1.05, tableTop + unit * 0.055],
        ],
        shift(wood, { l: -0.1 }),
      );
      for (const [order, thing] of things.entries()) {
        const draw = tableThings[thing.kind];
        const { x, size, random } = thingAt(order, 0);
        if (draw !== undefined) {
          draw(context, stage, thingAt(order, 0));
          if (isStill) movingParts[thing.kind]?.(context, stage, thingAt(order, 0));
        } else
          for (let index = 0; index < Math.min(4, thing.count); index++)
            paintFruit(context, stage, thing.kind as FruitKind, {
              x: x + (index - 1) * size * 0.62,
              y: tableTop - unit * 0.008 - size * 0.3,
              radius: size * 0.32,
              color: fruitColor(thing.kind as FruitKind, thing.tint, index),
              toward: side,
              random,
            });
      }
      const art = creature === undefined ? undefined : gallery[creature.kind];
      if (creature !== undefined && art?.paint !== undefined) {
        const size = unit * (creature.kind === 'person' ? 0.62 : 0.24);
        const x = tableX + side * (half * 1.5);
        const spot = { x: Math.min(width * 0.9, Math.max(width * 0.1, x)), y: height * 0.93, size, toward: side * 0.8 };
        art.paint(context, {
          stage,
          plan: creature,
          spots: [spot],
          depth: 1,
          random: stage.random('room creature'),
          surface: () => height * 0.93,
        });
      }
      if (plan.time === 'night' || plan.time === 'dusk')
        glow(context, tableX, tableTop - unit * 0.3, unit * 0.8, { l: 0.84, c: 0.12, h: 72 }, 0.42);
    },
    // In a video, moving things are painted over the static ones in every frame.
    ...(isStill
      ? {}
      : {
          animate: (context, { timeSeconds }) => {
            for (const [order, { kind }] of things.entries())
              movingParts[kind]?.(context, stage, thingAt(order, timeSeconds));
          },
        }),
  };
}
