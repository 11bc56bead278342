import type { Subject } from '../lexicon/subjects.ts';
import type { SubjectPlan } from '../plan/scene-plan.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { gallery } from '../subjects/gallery.ts';
import { placeSpots, standingLine } from '../subjects/place-spots.ts';
import type { Sitting } from '../subjects/subject-art.ts';

/** Plants that a meadow already has are not planted twice. */
const carried = new Set<Subject>(['flowers', 'tulips', 'sunflowers', 'poppies', 'roses', 'lavenderRows']);

/** The layers of the subjects that stand on a terrain, or of those in the air. */
export function composeSubjects(stage: Stage, on: number | null): SceneLayer[] {
  return stage.plan.subjects.flatMap((plan, index) => (plan.on === on ? layersOf(stage, plan, index) : []));
}

function layersOf(stage: Stage, plan: SubjectPlan, index: number): SceneLayer[] {
  const art = gallery[plan.kind];
  const terrain = plan.on === null ? null : (stage.plan.terrain[plan.on] ?? null);
  const isCarried = carried.has(plan.kind) && (terrain?.cover === 'flowers' || terrain?.cover === 'lavender');
  if (art === undefined || isCarried) return [];
  const random = stage.random(`subject ${plan.kind} ${index}`);
  const spots = placeSpots(stage, plan, terrain, random);
  const depth = terrain?.depth ?? 0.4;
  const size = plan.size * stage.unit;
  const sitting: Sitting = { stage, plan, spots, depth, random, surface: standingLine(stage, terrain, size) };
  const { paint, animate } = art;
  return [
    {
      name: plan.kind,
      depth,
      ...(paint === undefined
        ? {}
        : { paint: (context) => paint(context, { ...sitting, random: stage.random(`paint ${plan.kind} ${index}`) }) }),
      ...(animate === undefined ? {} : { animate: (context, moment) => animate(context, sitting, moment) }),
    },
  ];
}
