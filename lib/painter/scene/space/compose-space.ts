import { css, mix, type Oklch, shift } from '../../colour/oklch.ts';
import type { SubjectPlan } from '../plan/scene-plan.ts';
import { createMeteors } from '../sky/sky-events.ts';
import { createStars } from '../sky/stars.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { gallery } from '../subjects/gallery.ts';
import { createSpaceBackdrop } from './backdrop.ts';
import { paintGalaxy } from './galaxy.ts';
import { paintWorld, type World } from './planet.ts';

function worldsOf(stage: Stage, plan: SubjectPlan, order: number): World[] {
  const { width, height, unit, palette } = stage;
  const random = stage.random(`worlds ${plan.kind} ${order}`);
  const hues: Oklch[] = [
    palette.accent,
    palette.companion,
    { l: 0.66, c: 0.1, h: 60 },
    { l: 0.62, c: 0.09, h: 230 },
    { l: 0.7, c: 0.08, h: 165 },
  ];
  return Array.from({ length: plan.count }, (_, index): World => {
    const isLead = index === 0 && plan.isFocal;
    const base = plan.tint ?? hues[(order + index) % hues.length] ?? palette.accent;
    const radius =
      plan.size *
      unit *
      0.5 *
      (index === 0 ? 1 : random.between(0.18, 0.5)) *
      (plan.isFocal || plan.kind === 'moons' ? 1 : 0.62);
    return {
      x: isLead
        ? plan.across * width
        : width *
          (plan.kind === 'moons' ? random.between(0.1, 0.9) : 1 - plan.across + random.spread() * 0.14 + index * 0.06),
      y: isLead ? height * (0.5 + random.spread() * 0.05) : height * random.between(0.16, 0.82),
      radius,
      color: { ...base, l: Math.min(0.74, Math.max(0.5, base.l)), c: Math.max(0.05, Math.min(0.15, base.c)) },
      kind:
        plan.kind === 'moons'
          ? 'cratered'
          : plan.kind === 'ringedPlanet'
            ? 'banded'
            : random.pick(['banded', 'rocky', 'terran'] as const),
      name: `${plan.kind} ${order} ${index}`,
      hasRings: plan.kind === 'ringedPlanet',
      turn: random.next(),
    };
  }).toSorted((a, b) => a.radius - b.radius);
}

/** Motes and comets in the near dark, which give a video parallax. */
function createDust(stage: Stage): SceneLayer {
  const random = stage.random('dust');
  return {
    name: 'dust',
    depth: 0.75,
    paint: (context) => {
      for (let index = 0; index < 70; index++) {
        const size = stage.unit * random.between(0.0006, 0.0022);
        context.fillStyle = css(mix(stage.palette.light, stage.palette.sky, random.next()), random.between(0.15, 0.6));
        context.beginPath();
        context.arc(
          random.between(stage.left, stage.right),
          random.between(stage.top, stage.bottom),
          size,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    },
  };
}

/** Deep space: gas and stars, galaxies, worlds, and everything that flies between them. */
export function composeSpace(stage: Stage): SceneLayer[] {
  const { plan, width, height, unit } = stage;
  const starry: Stage = { ...stage, plan: { ...plan, air: { ...plan.air, stars: Math.max(0.7, plan.air.stars) } } };
  const layers: SceneLayer[] = [createSpaceBackdrop(stage), createStars(starry, stage.bottom * 1.6)];
  for (const [order, subject] of plan.subjects.entries()) {
    if (subject.kind === 'galaxy') {
      const radius = unit * (subject.isFocal ? 0.62 : 0.5) * (subject.size / 0.8);
      const tint = subject.tint === null ? null : shift(subject.tint, { l: 0.05 });
      const [x, y] = subject.isFocal
        ? [width * (0.5 + (subject.across - 0.5) * 0.3), height * 0.47]
        : [width * subject.across, height * 0.32];
      layers.push({
        name: 'galaxy',
        depth: 0.12,
        paint: (context) => paintGalaxy(context, stage, { x, y, radius, tint, turn: 0.6 + order }),
      });
    }
  }
  for (const [order, subject] of plan.subjects.entries()) {
    if (subject.kind === 'planet' || subject.kind === 'ringedPlanet' || subject.kind === 'moons') {
      const worlds = worldsOf(stage, subject, order);
      layers.push({
        name: subject.kind,
        depth: subject.isFocal ? 0.4 : 0.25,
        paint: (context) => worlds.forEach((world) => paintWorld(context, stage, world)),
      });
    }
  }
  if (plan.air.meteors > 0) layers.push(createMeteors({ ...stage, horizon: stage.height }));
  layers.push(createDust(stage));
  for (const [order, subject] of plan.subjects.entries()) {
    const art = ['rocket', 'satellite', 'person', 'people', 'plane', 'birds', 'whale', 'balloon'].includes(subject.kind)
      ? gallery[subject.kind]
      : undefined;
    if (art === undefined) continue;
    const size = subject.size * unit;
    const spot = {
      x: (subject.isFocal ? subject.across : 0.7) * width,
      y: height * (subject.isFocal ? 0.5 : 0.3),
      size,
      toward: plan.light.across < 0.5 ? -0.8 : 0.8,
    };
    const sitting = {
      stage,
      plan: subject,
      spots: [spot],
      depth: 1,
      random: stage.random(`space ${order}`),
      surface: () => spot.y,
    };
    const { paint, animate } = art;
    layers.push({
      name: subject.kind,
      depth: 0.8,
      ...(paint === undefined ? {} : { paint: (context) => paint(context, sitting) }),
      ...(animate === undefined ? {} : { animate: (context, moment) => animate(context, sitting, moment) }),
    });
  }
  return layers;
}
