import { css, mix, type Oklch, shift } from '../../colour/oklch.ts';
import { stampCreature } from '../creatures/paint-creature.ts';
import { dolphin, fish, turtle, whale } from '../creatures/water-creatures.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import type { SubjectPlan } from '../plan/scene-plan.ts';
import { paintRelief, type Relief } from '../relief/relief.ts';
import { shadeGround } from '../relief/shade-ground.ts';
import { linearGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { createCoral } from './coral.ts';
import { jellyfishArt } from './jellyfish.ts';
import { paintShafts } from './shafts.ts';

/** The colour of the sea from within: the water of the palette, but never too dark to see. */
function seaColors({ palette, plan }: Stage): { bright: Oklch; middle: Oklch; deep: Oklch } {
  const own = plan.tints.background ?? palette.water;
  const water = own.c < 0.04 ? own : { l: 0.5, c: Math.max(0.09, own.c), h: own.h };
  const isDark = plan.time === 'night' || plan.tones.includes('dark');
  return {
    bright: mix(shift(water, { l: isDark ? 0.08 : 0.32, c: 0.8 }), palette.light, isDark ? 0.1 : 0.25),
    middle: shift(water, { l: isDark ? -0.12 : 0.04 }),
    deep: shift(water, { l: isDark ? -0.34 : -0.26, h: 14 }),
  };
}

function createDepths(stage: Stage): SceneLayer {
  const { left, right, top, bottom } = stage;
  const { bright, middle, deep } = seaColors(stage);
  return {
    name: 'water',
    depth: 0,
    paint: (context) => {
      context.fillStyle = linearGradient(
        context,
        [0, top],
        [0, bottom],
        [
          { at: 0, color: bright },
          { at: 0.22, color: mix(bright, middle, 0.6) },
          { at: 0.6, color: middle },
          { at: 1, color: deep },
        ],
      );
      context.fillRect(left, top, right - left, bottom - top);
      if (stage.durationSeconds <= 0) paintShafts(context, stage, 0);
    },
    ...(stage.durationSeconds <= 0
      ? {}
      : { animate: (context, { timeSeconds }) => paintShafts(context, stage, timeSeconds) }),
  };
}

function createSeaFloor(stage: Stage, depth: number, level: number): SceneLayer {
  const { middle, deep } = seaColors(stage);
  const noise = stage.noise(`sea floor ${depth}`);
  const relief: Relief = {
    base: stage.bottom + stage.landUnit * 0.12,
    rise: stage.landUnit * 0.2,
    lift: stage.bottom + stage.landUnit * 0.12 - stage.height * level,
    perspective: 0.8,
    relief: 0.7,
    height: (x, z) => 0.35 + 0.42 * noise(x * 1.4, z * 2) + 0.16 * noise(x * 5, z * 4) * (1 - depth * 0.5),
  };
  const sand = mix(mix(deep, { l: 0.66, c: 0.05, h: 95 }, 0.28 * depth + 0.1), middle, (1 - depth) * 0.65);
  return {
    name: `sea floor ${depth}`,
    depth,
    rows: { top: stage.height * level - stage.landUnit * 0.3, bottom: stage.bottom },
    paint: (context) =>
      paintRelief(
        context,
        stage,
        relief,
        shadeGround(
          { ...stage, palette: { ...stage.palette, horizon: middle, far: middle } },
          { base: sand, depth, hardness: 0.3, mist: 0.2 },
        ),
      ),
  };
}

function createBubbles(stage: Stage): SceneLayer {
  const random = stage.random('bubbles');
  const bubbles = Array.from({ length: 60 }, () => ({
    x: stage.width * random.next(),
    y: random.next(),
    size: stage.unit * random.between(0.0015, 0.009),
    phase: random.between(0, 6),
  }));
  return {
    name: 'bubbles',
    depth: 0.9,
    animate: (context, { timeSeconds }) => {
      context.strokeStyle = css(stage.palette.light, 0.5);
      for (const { x, y, size, phase } of bubbles) {
        const rise = (((y - timeSeconds * 0.05 * (0.5 + size / stage.unit / 0.006)) % 1) + 1) % 1;
        context.lineWidth = Math.max(0.5, size * 0.2);
        context.beginPath();
        context.arc(x + Math.sin(timeSeconds * 2 + phase) * size * 2, rise * stage.height, size, 0, Math.PI * 2);
        context.stroke();
      }
    },
  };
}

/** The positions of the swimmers of a plan; a shoal has one heading. */
function createSwimmers(stage: Stage, plan: SubjectPlan, order: number): SceneLayer {
  const creature = { fish, turtle, whale, dolphin }[plan.kind as 'fish' | 'turtle' | 'whale' | 'dolphin'] ?? fish;
  const random = stage.random(`swimmers ${order}`);
  const { width, height, unit } = stage;
  const isShoal = plan.count > 5;
  const size =
    unit * plan.size * (plan.kind === 'whale' ? 1.5 : plan.kind === 'fish' ? (plan.count === 1 ? 2 : 0.72) : 1.2);
  const stamp = stampCreature(
    { ...stage, plan: { ...stage.plan, time: 'day' } },
    creature,
    size,
    stage.light.x > width * plan.across ? 0.8 : -0.8,
    plan.tint,
    1,
  );
  const face = plan.across < 0.5 ? 1 : -1;
  const swimmers = Array.from({ length: plan.count }, (_, index) => ({
    x: width * plan.across + (index === 0 ? 0 : random.spread() * unit * (isShoal ? 0.62 : 0.7)),
    y: height * 0.46 + (index === 0 ? 0 : random.spread() * unit * (isShoal ? 0.34 : 0.42)),
    scale: (index === 0 ? 1 : random.between(0.45, 0.95)) / stamp.scale,
    phase: random.between(0, 6),
  })).toSorted((a, b) => a.scale - b.scale);
  return {
    name: plan.kind,
    depth: 0.6,
    animate: (context, { timeSeconds }) => {
      for (const { x, y, scale, phase } of swimmers) {
        const far = 1 - scale * stamp.scale;
        context.save();
        context.translate(
          x + face * timeSeconds * unit * 0.03 * (1.2 - far),
          y + Math.sin(timeSeconds * 1.2 + phase) * unit * 0.008,
        );
        context.rotate(Math.sin(timeSeconds * 1.4 + phase) * 0.03);
        context.scale(face * scale * size * (1 + 0.02 * Math.sin(timeSeconds * 6 + phase)), scale * size);
        context.globalAlpha = 1 - far * 0.62;
        context.drawImage(stamp.canvas, -stamp.canvas.width / 2 / 1, -stamp.canvas.height / 2);
        context.restore();
      }
    },
  };
}

/** Under the sea: light from above, a floor with coral and weed, and swimming subjects. */
export function composeUnderwater(stage: Stage): SceneLayer[] {
  const level = 0.78 + 0.02 * smoothStep(0.5, 2, stage.height / stage.width);
  const named = stage.plan.subjects.filter((subject) =>
    ['fish', 'turtle', 'whale', 'dolphin', 'jellyfish'].includes(subject.kind),
  );
  const usual: SubjectPlan = {
    kind: 'fish',
    on: null,
    across: 0.4,
    down: null,
    size: 0.1,
    count: 11,
    tint: null,
    isFocal: false,
  };
  const swimmers = named.length === 0 ? [usual] : named;
  return [
    createDepths(stage),
    createSeaFloor(stage, 0.3, level - 0.08),
    createCoral(stage, {
      depth: 0.45,
      level: level - 0.01,
      size: 0.16,
      veil: 0.55,
      color: seaColors(stage).middle,
      name: 'far coral',
    }),
    ...swimmers.map((subject, order) =>
      subject.kind === 'jellyfish' ? jellyfishArt(stage, subject) : createSwimmers(stage, subject, order),
    ),
    createSeaFloor(stage, 0.85, level + 0.06),
    createCoral(stage, {
      depth: 0.95,
      level: level + 0.12,
      size: 0.24,
      veil: 0.08,
      color: seaColors(stage).middle,
      name: 'near coral',
    }),
    createBubbles(stage),
  ];
}
