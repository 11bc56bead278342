import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, shift } from '../color/oklch.ts';
import { composeLandscape } from '../compose/compose-landscape.ts';
import { groundsOutside } from './outside.ts';
import type { SubjectPlan } from '../plan/scene-plan.ts';
import { subjectTraits } from '../plan/subject-traits.ts';
import { type FruitKind, fruitColor, paintFruit } from '../still-life/fruit.ts';
import { roomColors, roomLightSide } from '../still-life/room-light.ts';
import { tableThings } from '../still-life/table-things.ts';
import { linearGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import { createStage, type Stage } from '../stage/stage.ts';
import { fillShape, glow, strokeLine } from '../subjects/brush.ts';
import { gallery } from '../subjects/gallery.ts';
import { layBrushTexture } from '../texture/brush-texture.ts';

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

function windowFrame({ width, height, plan }: Stage): Frame {
  const isTall = height > width * 1.2;
  const wide = width * (isTall ? 0.66 : 0.44);
  const tall = Math.min(height * 0.52, wide * (isTall ? 1.35 : 1.08));
  const x = isTall ? (width - wide) / 2 : width * (plan.light.across < 0.5 ? 0.12 : 0.44);
  return { x, y: height * 0.13, width: wide, height: tall };
}

/** What is seen through the window: a landscape of its own, painted small. */
function createView(stage: Stage, frame: Frame): SceneLayer {
  const view = createCanvas(Math.ceil(frame.width), Math.ceil(frame.height));
  return {
    name: 'view',
    depth: 0.12,
    paint: (context) => {
      const inner = createStage(groundsOutside(stage.plan), {
        width: view.width,
        height: view.height,
        detail: stage.detail,
        strength: 0.5,
        durationSeconds: 0,
      });
      const drawn = view.getContext('2d');
      for (const layer of composeLandscape({ ...inner, palette: stage.palette })) {
        layer.observe?.(view);
        drawn.save();
        layer.paint?.(drawn, view);
        drawn.restore();
        drawn.save();
        layer.animate?.(drawn, { timeSeconds: 0, share: 0 });
        drawn.restore();
      }
      context.drawImage(view, frame.x, frame.y, frame.width, frame.height);
    },
  };
}

function cutWindow(context: SKRSContext2D, frame: Frame): void {
  context.clearRect(frame.x, frame.y, frame.width, frame.height);
}

function createWalls(stage: Stage, frame: Frame): SceneLayer {
  const { left, right, top, bottom, width, height, unit, palette, plan } = stage;
  const { wall } = roomColors(stage, null);
  const floorLine = height * 0.83;
  const wood = mix(palette.near, { l: 0.56, c: 0.08, h: 60 }, 0.6);
  const side = roomLightSide(stage);
  const isDark = plan.time === 'night' || plan.time === 'dusk';
  return {
    name: 'walls',
    depth: 0.45,
    paint: (context) => {
      const room = createCanvas(right - left, bottom - top);
      const painted = room.getContext('2d');
      painted.translate(-left, -top);
      painted.fillStyle = linearGradient(
        painted,
        [frame.x + frame.width / 2, frame.y],
        [side < 0 ? right : left, bottom],
        [
          { at: 0, color: mix(shift(wall, { l: isDark ? 0.02 : -0.03 }), palette.light, isDark ? 0.05 : 0.14) },
          { at: 0.5, color: shift(wall, { l: -0.06 }) },
          { at: 1, color: mix(shift(wall, { l: -0.19 }), palette.zenith, 0.15) },
        ],
      );
      painted.fillRect(left, top, right - left, bottom - top);
      layBrushTexture(painted, stage, 0.55, 0.9);
      painted.fillStyle = linearGradient(
        painted,
        [0, floorLine],
        [0, bottom],
        [
          { at: 0, color: shift(wood, { l: -0.05 }) },
          { at: 1, color: shift(wood, { l: -0.16 }) },
        ],
      );
      painted.fillRect(left, floorLine, right - left, bottom - floorLine);
      for (let board = -14; board <= 14; board++) {
        strokeLine(
          painted,
          [
            [width / 2 + board * unit * 0.11, floorLine],
            [width / 2 + board * unit * 0.26, bottom + unit * 0.1],
          ],
          shift(wood, { l: -0.2 }),
          Math.max(0.6, unit * 0.002),
          0.6,
        );
      }
      painted.save();
      painted.globalCompositeOperation = 'soft-light';
      painted.fillStyle = css(palette.light, isDark ? 0.35 : 0.9);
      for (let pane = 0; pane < 2; pane++) {
        const x = frame.x + frame.width * (0.08 + pane * 0.48) - side * frame.width * 0.28;
        painted.beginPath();
        painted.moveTo(x, floorLine);
        painted.lineTo(x + frame.width * 0.38, floorLine);
        painted.lineTo(x + frame.width * 0.44 - side * unit * 0.22, bottom);
        painted.lineTo(x - frame.width * 0.08 - side * unit * 0.22, bottom);
        painted.fill();
      }
      painted.restore();
      layBrushTexture(painted, stage, 0.35);
      const skirting = shift(wall, { l: 0.04 });
      painted.fillStyle = css(skirting);
      painted.fillRect(left, floorLine - unit * 0.028, right - left, unit * 0.028);
      paintCasing(painted, stage, frame, skirting);
      cutWindow(painted, frame);
      paintBars(painted, stage, frame, skirting);
      context.drawImage(room, left, top);
    },
  };
}

function paintCasing(context: SKRSContext2D, stage: Stage, frame: Frame, color: ReturnType<typeof shift>): void {
  const { unit, palette } = stage;
  const edge = unit * 0.032;
  context.fillStyle = css(mix(color, palette.light, 0.15));
  context.fillRect(frame.x - edge, frame.y - edge, frame.width + edge * 2, frame.height + edge * 2);
  context.fillStyle = css(shift(color, { l: -0.1 }));
  context.fillRect(frame.x - edge, frame.y - edge, edge * 0.4, frame.height + edge * 2);
  context.fillStyle = css(mix(shift(color, { l: 0.04 }), palette.light, 0.3));
  context.fillRect(frame.x - edge * 2, frame.y + frame.height + edge * 0.4, frame.width + edge * 4, edge * 1.1);
  context.fillStyle = css(shift(color, { l: -0.14 }), 0.7);
  context.fillRect(frame.x - edge * 1.8, frame.y + frame.height + edge * 1.5, frame.width + edge * 3.6, edge * 0.5);
}

function paintBars(context: SKRSContext2D, stage: Stage, frame: Frame, color: ReturnType<typeof shift>): void {
  const bar = stage.unit * 0.013;
  context.fillStyle = css(shift(color, { l: -0.03 }));
  context.fillRect(frame.x + frame.width / 2 - bar / 2, frame.y, bar, frame.height);
  context.fillRect(frame.x, frame.y + frame.height * 0.4 - bar / 2, frame.width, bar);
  context.fillStyle = css(mix(color, stage.palette.light, 0.5), 0.8);
  context.fillRect(frame.x + frame.width / 2 - bar / 2, frame.y, bar * 0.3, frame.height);
}

/** A table before the window with what the words set on it, and a lamp or a plant where nothing is named. */
function createFurniture(stage: Stage, frame: Frame): SceneLayer {
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
        const x = tableX + (order - (things.length - 1) / 2) * Math.min(half * 0.8, (half * 1.8) / things.length);
        const random = stage.random(`room thing ${order}`);
        const draw = tableThings[thing.kind];
        const size = unit * thing.size * 0.66;
        if (draw !== undefined)
          draw(context, stage, {
            x,
            y: tableTop - unit * 0.008,
            size,
            tint: thing.tint,
            toward: side,
            random,
            timeSeconds: 0,
          });
        else
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
  };
}

/** A room: the view through its window, walls and floor in its light, a table. */
export function composeInterior(stage: Stage): SceneLayer[] {
  const frame = windowFrame(stage);
  return [createView(stage, frame), createWalls(stage, frame), createFurniture(stage, frame)];
}
