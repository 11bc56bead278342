import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, mix, type Oklch, rgbOf, shift } from '../../colour/oklch.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import type { Stage } from '../stage/stage.ts';
import { paintPatch } from '../texture/pixel-patch.ts';
import type { Bone, Creature, Tone } from './creature.ts';

/** A painted creature: its drawing, and the position of its feet in it. */
export interface CreatureStamp {
  canvas: Canvas;
  footX: number;
  footY: number;
  /** Pixels of the drawing for a creature 1 high. */
  scale: number;
}

/** Distance from a point to a tapering limb, after Inigo Quilez, "2D distance functions" (https://iquilezles.org/articles/distfunctions2d/). */
function distanceToBone([, x1, y1, r1, x2, y2, r2]: Bone, x: number, y: number): number {
  const [dx, dy, px, py] = [x2 - x1, y2 - y1, x - x1, y - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - dx * along, py - dy * along) - (r1 + (r2 - r1) * along);
}

function extentOf({ bones, facets = [], strokes = [] }: Creature): {
  left: number;
  right: number;
  top: number;
  bottom: number;
} {
  const points = [...facets, ...strokes].flatMap((part) => part.points);
  const xs = [
    ...bones.flatMap(([, x1, , r1, x2, , r2]) => [x1 - r1, x1 + r1, x2 - r2, x2 + r2]),
    ...points.map(([x]) => x),
  ];
  const ys = [
    ...bones.flatMap(([, , y1, r1, , y2, r2]) => [y1 - r1, y1 + r1, y2 - r2, y2 + r2]),
    ...points.map(([, y]) => y),
  ];
  return {
    left: Math.min(...xs) - 0.06,
    right: Math.max(...xs) + 0.06,
    top: Math.max(...ys) + 0.06,
    bottom: Math.min(...ys) - 0.06,
  };
}

const tones: Tone[] = ['coat', 'pale', 'dark', 'far', 'extra'];

/**
 * Paints a creature `size` pixels high. Its limbs are blended distance fields; light wraps its edge on the side of the
 * light, shadow gathers below, and the coat is brushed along the body.
 */
export function stampCreature(
  stage: Stage,
  creature: Creature,
  size: number,
  toward: number,
  tint: Oklch | null,
  depth: number,
): CreatureStamp {
  const { palette, plan, detail } = stage;
  const extent = extentOf(creature);
  const width = Math.ceil((extent.right - extent.left) * size);
  const height = Math.ceil((extent.top - extent.bottom) * size);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const dim = { night: 0.68, dusk: 0.6, sunset: 0.46, dawn: 0.3, golden: 0.22, morning: 0.08, day: 0.05 }[plan.time];
  const inLight = (color: Oklch): Oklch =>
    mix(color, mix(palette.near, palette.zenith, 0.15), dim * (0.7 + 0.3 * depth));
  const colors = Object.fromEntries(
    tones.map((tone) => [
      tone,
      inLight(
        tint !== null && tone !== 'pale' && tone !== 'dark'
          ? { ...tint, l: tint.l * (tone === 'coat' ? 1 : 0.82) }
          : creature.colors[tone],
      ),
    ]),
  ) as Record<Tone, Oklch>;
  const bytes = Object.fromEntries(
    tones.map((tone) => [tone, rgbOf(colors[tone]).map((channel) => channel * 255)]),
  ) as Record<Tone, number[]>;
  const light = rgbOf(palette.light).map((channel) => channel * 255);
  const shadow = rgbOf(mix(palette.near, palette.zenith, 0.3)).map((channel) => channel * 255);
  const noise = stage.noise('coat');
  const isBacklit = plan.light.body !== null && plan.light.altitude < 0.3;
  const rimLight = plan.light.body === null ? 0.3 : isBacklit ? 0.95 : 0.6;
  const fieldAt = (x: number, y: number): number => {
    let field = 9;
    const reach = creature.melt * 2.6;
    for (const bone of creature.bones) {
      const distance = distanceToBone(bone, x, y);
      const meeting = Math.max(0, reach - Math.abs(field - distance)) / reach;
      field = Math.min(field, distance) - meeting * meeting * reach * 0.25;
    }
    return field;
  };
  const toCanvas = (x: number, y: number): [number, number] => [(x - extent.left) * size, (extent.top - y) * size];
  const drawFacets = (isBehind: boolean): void => {
    for (const facet of creature.facets ?? []) {
      if ((facet.tone === 'far') !== isBehind) continue;
      context.fillStyle = css(colors[facet.tone]);
      context.strokeStyle = css(colors[facet.tone]);
      context.lineJoin = 'round';
      context.lineWidth = size * 0.012;
      context.beginPath();
      for (const [x, y] of facet.points) context.lineTo(...toCanvas(x, y));
      context.closePath();
      context.fill();
      context.stroke();
    }
  };
  drawFacets(true);
  const pixel = 1 / size;
  const step = 0.012;
  paintPatch(context, { x: 0, y: 0, width, height }, 260 + 560 * detail, (px, py, out) => {
    const x = px / size + extent.left;
    const y = extent.top - py / size;
    const ruffle = creature.shag * 0.016 * noise(x * 34, y * 22);
    const field = fieldAt(x, y) + ruffle;
    if (field > pixel) return;
    const edge = 1 - Math.min(1, -field / 0.075);
    const isInside = edge < 0.03;
    const slopeX = isInside ? 0 : (fieldAt(x + step, y) - field + ruffle) / step;
    const slopeY = isInside ? 0 : (fieldAt(x, y + step) - field + ruffle) / step;
    const curve = edge * edge;
    let [weights, red, green, blue] = [0, 0, 0, 0];
    for (const bone of creature.bones) {
      const weight = Math.exp(-(distanceToBone(bone, x, y) + ruffle) / 0.0075);
      const color = bytes[bone[0]];
      weights += weight;
      red += weight * (color[0] ?? 0);
      green += weight * (color[1] ?? 0);
      blue += weight * (color[2] ?? 0);
    }
    const facing = (slopeX * toward * 0.8 + slopeY * 0.6) * curve;
    const rim = smoothStep(0.25, 0.85, facing) * rimLight;
    const under = smoothStep(0.05, -0.8, slopeY * edge) * 0.42 + smoothStep(0.22, 0, y) * 0.16;
    const brush = noise(x * 60 + y * 24, y * 16) * 0.05 * (0.4 + creature.shag) * detail;
    for (const [channel, sum] of [red, green, blue].entries()) {
      const base = (sum / weights) * (1 + brush + (slopeY * edge > 0 ? 0.06 : 0));
      const shaded = base + ((shadow[channel] ?? 0) * 0.7 - base) * under;
      out[channel] = shaded + ((light[channel] ?? 0) - shaded) * rim;
    }
    out[3] = smoothStep(pixel, -pixel, field);
  });
  drawFacets(false);
  for (const { tone, width: thick, points } of creature.strokes ?? []) {
    context.strokeStyle = css(mix(colors[tone], palette.light, rimLight * 0.22));
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const [index, [x, y]] of points.slice(1).entries()) {
      const [fromX, fromY] = points[index] ?? [x, y];
      context.lineWidth = Math.max(0.6, thick * size * (1 - (index / points.length) * 0.65));
      context.beginPath();
      context.moveTo(...toCanvas(fromX, fromY));
      context.lineTo(...toCanvas(x, y));
      context.stroke();
    }
  }
  if (creature.eye !== null) {
    const [eyeX, eyeY, radius] = creature.eye;
    const [x, y] = toCanvas(eyeX, eyeY);
    context.fillStyle = css(shift(inLight({ l: 0.14, c: 0.02, h: 40 }), {}));
    context.beginPath();
    context.ellipse(x, y, radius * size, radius * size * 0.86, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = css(palette.light, 0.85);
    context.beginPath();
    context.arc(
      x + radius * size * 0.28 * Math.sign(toward),
      y - radius * size * 0.32,
      Math.max(0.4, radius * size * 0.3),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  if (creature.nose !== undefined) {
    const [noseX, noseY, radius] = creature.nose;
    context.fillStyle = css(inLight({ l: 0.18, c: 0.015, h: 30 }));
    context.beginPath();
    context.ellipse(...toCanvas(noseX, noseY), radius * size, radius * size * 0.8, 0, 0, Math.PI * 2);
    context.fill();
  }
  return { canvas, footX: -extent.left * size, footY: extent.top * size, scale: size };
}
