import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, shift, tint } from '../../colour/oklch.ts';
import { flowersOf } from '../flora/flower-colors.ts';
import { paintBloom } from '../flora/flower-shapes.ts';
import type { Stage } from '../stage/stage.ts';
import { paintTurned, type Profile } from './turned.ts';
import { type Thing, turnedOf } from './thing.ts';

const vaseProfiles: readonly [Profile, ...Profile[]] = [
  [
    [0.62, 0.1],
    [0.54, 0.075],
    [0.34, 0.19],
    [0.14, 0.17],
    [0, 0.1],
  ],
  [
    [0.66, 0.085],
    [0.58, 0.07],
    [0.44, 0.085],
    [0.2, 0.18],
    [0, 0.11],
  ],
  [
    [0.56, 0.15],
    [0.5, 0.135],
    [0.28, 0.17],
    [0, 0.1],
  ],
];

function paintBouquet(context: SKRSContext2D, stage: Stage, thing: Thing, mouth: number): void {
  const { x, y, size, random, toward, timeSeconds } = thing;
  const { kind, colors } = flowersOf(stage);
  const leaf = mix(stage.palette.foliage, tint(0.48, 0.09, 145), 0.5);
  const stems = Array.from({ length: 15 }, (_, index) => {
    const angle = (index / 14 - 0.5) * 1.9 + random.spread() * 0.12;
    const length = size * random.between(0.34, 0.62) * (1 - Math.abs(angle) * 0.16);
    // A draught moves long stems farther; nothing moves at time 0.
    const sway = (Math.sin(timeSeconds * 1.1 + index * 0.8) - Math.sin(index * 0.8)) * 0.022 * length;
    return { headX: x + Math.sin(angle) * length + sway, headY: y - mouth * size - Math.cos(angle) * length, angle };
  });
  for (const { headX, headY, angle } of stems) {
    const tone = mix(leaf, stage.palette.light, Math.max(0, angle * toward) * 0.25);
    context.strokeStyle = css(tone);
    context.lineWidth = Math.max(0.8, size * 0.008);
    context.beginPath();
    context.moveTo(x + angle * size * 0.02, y - mouth * size * 0.96);
    context.quadraticCurveTo(x + angle * size * 0.1, headY + size * 0.16, headX, headY);
    context.stroke();
    context.fillStyle = css(shift(tone, { l: random.spread() * 0.05 }));
    context.beginPath();
    const [leafX, leafY] = [x + (headX - x) * 0.4, y - mouth * size + (headY - y + mouth * size) * 0.4];
    const bend = angle * 0.9 + random.spread() * 0.6;
    const [tipX, tipY] = [leafX + Math.sin(bend) * size * 0.2, leafY - Math.cos(bend) * size * 0.17];
    context.moveTo(leafX, leafY);
    context.quadraticCurveTo((leafX + tipX) / 2 - size * 0.045, (leafY + tipY) / 2, tipX, tipY);
    context.quadraticCurveTo((leafX + tipX) / 2 + size * 0.045, (leafY + tipY) / 2 + size * 0.02, leafX, leafY);
    context.fill();
  }
  for (const { headX, headY } of stems.toSorted((a, b) => a.headY - b.headY)) {
    paintBloom(context, kind, {
      x: headX,
      y: headY,
      size: size * random.between(0.13, 0.2),
      color: random.pick(colors),
      light: stage.palette.light,
      random,
    });
  }
}

/** The height of the bouquet in a vase, relative to the vase's size. */
const mouthOf = (profile: Profile): number => (profile[0]?.[0] ?? 0.6) * 0.98;

/** A vase with the flowers that the prompt names. In a video they are painted separately, because they sway. */
export const vase = (context: SKRSContext2D, stage: Stage, thing: Thing): void => {
  const color = thing.tint ?? mix(stage.palette.companion, tint(0.6, 0.08, 235), 0.4);
  const profile = thing.random.pick(vaseProfiles);
  if (stage.durationSeconds <= 0) paintBouquet(context, stage, thing, mouthOf(profile));
  paintTurned(context, stage, profile, turnedOf(thing, color, 0.7), false);
  const rim = profile[0] ?? [0.6, 0.1];
  context.strokeStyle = css(mix(shift(color, { l: 0.1 }), stage.palette.light, 0.4));
  context.lineWidth = Math.max(0.7, thing.size * 0.01);
  context.beginPath();
  context.ellipse(
    thing.x,
    thing.y - rim[0] * thing.size,
    rim[1] * thing.size,
    rim[1] * thing.size * 0.28,
    0,
    0,
    Math.PI,
  );
  context.stroke();
};

/**
 * The flowers of a video's vase, clipped where its rim hides their stems. In a still they are already behind the rim.
 */
export const bouquet = (context: SKRSContext2D, stage: Stage, thing: Thing): void => {
  if (stage.durationSeconds <= 0) return;
  const profile = thing.random.pick(vaseProfiles);
  const [height, half] = profile[0] ?? [0.6, 0.1];
  const { x, y, size } = thing;
  context.save();
  context.beginPath();
  context.rect(x - size * 2, y - size * 4, size * 4, size * (4 - height));
  context.ellipse(x, y - height * size, half * size * 0.94, half * size * 0.26, 0, 0, Math.PI * 2);
  context.clip();
  paintBouquet(context, stage, thing, mouthOf(profile));
  context.restore();
};
