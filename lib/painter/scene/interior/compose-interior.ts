import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, shift } from '../../colour/oklch.ts';
import { roomColors, roomLightSide } from '../still-life/room-light.ts';
import { createWindowAir } from '../still-life/window-air.ts';
import { linearGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { strokeLine } from '../subjects/brush.ts';
import { addBrushTexture } from '../texture/brush-texture.ts';
import { createFurniture } from './furniture.ts';
import { createView } from './view.ts';
import type { Frame } from './view.ts';

function windowFrame({ width, height, plan }: Stage): Frame {
  const isTall = height > width * 1.2;
  const wide = width * (isTall ? 0.66 : 0.44);
  const tall = Math.min(height * 0.52, wide * (isTall ? 1.35 : 1.08));
  const x = isTall ? (width - wide) / 2 : width * (plan.light.across < 0.5 ? 0.12 : 0.44);
  return { x, y: height * 0.13, width: wide, height: tall };
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
      addBrushTexture(painted, stage, 0.55, 0.9);
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
      addBrushTexture(painted, stage, 0.35);
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

/** A room: the view through its window, walls and floor in its light, a table. */
export function composeInterior(stage: Stage): SceneLayer[] {
  const frame = windowFrame(stage);
  return [
    createView(stage, frame),
    createWalls(stage, frame),
    createFurniture(stage, frame),
    ...createWindowAir(stage),
  ];
}
