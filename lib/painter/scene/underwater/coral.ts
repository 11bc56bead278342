import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift } from '../../colour/oklch.ts';
import { traceBlade } from '../flora/blades.ts';
import type { Random } from '../noise/random.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';

/** A garden of coral at a depth, veiled by the water in front of it. */
export interface CoralGarden {
  depth: number;
  /** Its vertical position, as a share of the frame's height. */
  level: number;
  /** Its height as a share of the short side. */
  size: number;
  veil: number;
  color: Oklch;
  name: string;
}

function branchCoral(
  context: SKRSContext2D,
  random: Random,
  x: number,
  y: number,
  size: number,
  tone: Oklch,
  light: Oklch,
): void {
  const grow = (fromX: number, fromY: number, angle: number, length: number, width: number, level: number): void => {
    const [toX, toY] = [fromX + Math.sin(angle) * length, fromY - Math.cos(angle) * length];
    context.strokeStyle = css(mix(tone, light, 0.06 * level));
    context.lineWidth = width;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(fromX, fromY);
    context.lineTo(toX, toY);
    context.stroke();
    if (level === 4) return;
    for (const turn of [-0.42, 0.38])
      if (random.chance(0.9))
        grow(
          toX,
          toY,
          angle + turn + random.spread() * 0.3,
          length * random.between(0.7, 0.88),
          width * 0.74,
          level + 1,
        );
  };
  grow(x, y, random.spread() * 0.3, size * 0.3, size * 0.085, 0);
}

function fanCoral(
  context: SKRSContext2D,
  random: Random,
  x: number,
  y: number,
  size: number,
  tone: Oklch,
  light: Oklch,
): void {
  for (let rib = 0; rib < 40; rib++) {
    const angle = (rib / 39 - 0.5) * 2.3;
    const length = size * random.between(0.6, 0.95);
    context.strokeStyle = css(mix(tone, light, 0.25 * random.next()), 0.85);
    context.lineWidth = Math.max(0.6, size * 0.012);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + Math.sin(angle * 0.5) * length * 0.6,
      y - length * 0.5,
      x + Math.sin(angle) * length * 0.8,
      y - Math.cos(angle) * length,
    );
    context.stroke();
  }
}

function domeCoral(
  context: SKRSContext2D,
  random: Random,
  x: number,
  y: number,
  size: number,
  tone: Oklch,
  light: Oklch,
): void {
  context.fillStyle = css(shift(tone, { l: -0.08 }));
  context.beginPath();
  context.ellipse(x, y, size * 0.42, size * 0.36, 0, Math.PI, 0);
  context.fill();
  for (let dot = 0; dot < 60; dot++) {
    const angle = Math.PI + random.next() * Math.PI;
    const reach = Math.sqrt(random.next());
    const [dx, dy] = [Math.cos(angle) * size * 0.4 * reach, Math.sin(angle) * size * 0.34 * reach];
    context.fillStyle = css(mix(tone, light, Math.max(0, -dy / size) * 0.9));
    context.beginPath();
    context.arc(x + dx, y + dy, size * random.between(0.012, 0.032), 0, Math.PI * 2);
    context.fill();
  }
}

/** Paints a coral garden; its weed sways in a video. */
export function createCoral(stage: Stage, garden: CoralGarden): SceneLayer {
  const { unit, left, right, palette } = stage;
  const random = stage.random(garden.name);
  const y = stage.height * garden.level;
  const hues: Oklch[] = [
    palette.accent,
    { l: 0.7, c: 0.16, h: 20 },
    { l: 0.74, c: 0.14, h: 60 },
    { l: 0.62, c: 0.15, h: 330 },
    { l: 0.6, c: 0.13, h: 295 },
  ];
  const places = Array.from({ length: Math.round(((right - left) / unit) * 9) }, () => {
    const x = random.between(left, right);
    const edge = Math.abs(x / stage.width - 0.5) * 1.5;
    return {
      x,
      y: y + random.between(-0.02, 0.09) * unit,
      size: unit * garden.size * random.between(0.45, 1.05) * (0.45 + edge),
      kind: Math.floor(random.next() * 3),
      color: mix(
        mix(hues[Math.floor(random.next() * hues.length)] ?? palette.accent, garden.color, 0.2),
        garden.color,
        garden.veil,
      ),
    };
  });
  const weeds = Array.from({ length: Math.round(((right - left) / unit) * 26) }, () => ({
    x: random.between(left, right),
    y: y + random.between(0.02, 0.1) * unit,
    size: unit * garden.size * random.between(0.5, 1.7),
    phase: random.between(0, 6),
  }));
  const green = mix({ l: 0.42, c: 0.09, h: 150 }, garden.color, 0.3 + garden.veil * 0.6);
  return {
    name: garden.name,
    depth: garden.depth,
    paint: (context) => {
      const grown = stage.random(`${garden.name} growth`);
      for (const place of places.toSorted((a, b) => a.y - b.y)) {
        const paint = [branchCoral, fanCoral, domeCoral][place.kind] ?? branchCoral;
        paint(context, grown, place.x, place.y, place.size, place.color, palette.light);
      }
    },
    animate: (context, { timeSeconds }) => {
      for (const { x, y: foot, size, phase } of weeds) {
        context.fillStyle = css(shift(green, { l: Math.sin(phase) * 0.05 }), 0.92);
        context.beginPath();
        traceBlade(
          context,
          x,
          foot,
          size,
          0.22 * Math.sin(timeSeconds * 0.9 + phase) + 0.1 * Math.sin(phase * 3),
          size * 0.09,
        );
        context.fill();
      }
    },
  };
}
