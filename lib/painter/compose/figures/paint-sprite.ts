import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { readPromptIntent } from '../../scene/plan/prompt-intent.ts';
import type { Mention } from '../../scene/lexicon/read-prompt.ts';
import type { Subject } from '../../scene/lexicon/subjects.ts';
import type { ScenePlan, SubjectPlan } from '../../scene/plan/scene-plan.ts';
import { subjectTraits } from '../../scene/plan/subject-traits.ts';
import { createStage, type Stage } from '../../scene/stage/stage.ts';
import { type FruitKind, fruitColor, paintFruit } from '../../scene/still-life/fruit.ts';
import { tableThings } from '../../scene/still-life/table-things.ts';
import { gallery } from '../../scene/subjects/gallery.ts';
import type { Spot } from '../../scene/subjects/subject-art.ts';
import { type Figure, notCutOff } from './figure.ts';
import { visibleBox, cropImage } from './trim-image.ts';
import { imageOfCanvas } from './canvas-bridge.ts';

const fruits: ReadonlySet<Subject> = new Set<FruitKind>(['oranges', 'apples', 'lemons', 'pears', 'grapes', 'fruit']);

function isFruit(subject: Subject): subject is FruitKind {
  return fruits.has(subject);
}

type SubjectMention = Mention & { group: 'subject'; id: Subject };

/** The subject that a label names and that can be painted alone; null when there is none. */
export function spriteSubject(label: string): SubjectMention | null {
  const found = readPromptIntent(label, '')
    .of('subject')
    .find(({ id }) => id in gallery || id in tableThings || fruits.has(id));
  return found ?? null;
}

const mostTogether = 7;

function countOf({ id, count }: SubjectMention): number {
  const { several, rank } = subjectTraits[id];
  // Flowers and birds are plural even without a number.
  return Math.min(mostTogether, count ?? (rank < 5 ? several : Math.min(several, 3)));
}

/** Positions of several subjects of one kind: beside each other, every other one a little behind. */
function spotsOf(foot: { x: number; y: number }, size: number, count: number, toward: number): Spot[] {
  return Array.from({ length: count }, (_, index): Spot => {
    const isBehind = index % 2 === 1;
    const own = size * (isBehind ? 0.84 : 1);
    return {
      x: foot.x + (index - (count - 1) / 2) * size * 0.95,
      y: foot.y - (isBehind ? size * 0.16 : 0),
      size: own,
      toward,
    };
  }).toSorted((one, other) => one.y - other.y);
}

function paintThing(
  context: SKRSContext2D,
  stage: Stage,
  subject: SubjectMention,
  size: number,
  seedName: string,
): void {
  const toward = stage.light.x < stage.width / 2 ? -0.7 : 0.7;
  const foot = { x: stage.width / 2, y: stage.height * 0.8 };
  const tint = subject.colors[0] ?? null;
  const onTable = tableThings[subject.id];
  if (onTable !== undefined) {
    onTable(context, stage, { ...foot, size, tint, toward, random: stage.random(seedName), timeSeconds: 0 });
    return;
  }
  if (isFruit(subject.id)) {
    paintFruit(context, stage, subject.id, {
      x: foot.x,
      y: foot.y - size / 2,
      radius: size * (subject.id === 'pears' ? 0.36 : 0.46),
      color: fruitColor(subject.id, tint, 0),
      toward,
      random: stage.random(seedName),
    });
    return;
  }
  const art = gallery[subject.id];
  const plan: SubjectPlan = {
    kind: subject.id,
    on: null,
    across: 0.5,
    down: 0.8,
    size: size / stage.unit,
    count: countOf(subject),
    tint,
    isFocal: true,
  };
  const spots = spotsOf(foot, size, plan.count, toward);
  const sitting = { stage, plan, spots, depth: 0.8, random: stage.random(seedName), surface: () => foot.y };
  art?.paint?.(context, sitting);
  art?.animate?.(context, { ...sitting, random: stage.random(seedName) }, { timeSeconds: 0, share: 0 });
}

/**
 * Paints one thing alone, in the light of a scene; null when the label names nothing that can be painted alone.
 *
 * @param heightPixels its approximate height in the image
 */
export function paintSprite(
  label: string,
  { plan, heightPixels, detail }: { plan: ScenePlan; heightPixels: number; detail: number },
): Figure | null {
  const subject = spriteSubject(label);
  if (subject === null) return null;
  const { habitat } = subjectTraits[subject.id];
  const side = Math.ceil(heightPixels * 2.6) + 8;
  const wide = side + Math.ceil((countOf(subject) - 1) * heightPixels);
  const clear: ScenePlan = {
    ...plan,
    camera: { move: 'static', speed: 1, framing: null },
    air: { ...plan.air, fog: 0 },
  };
  const stage = createStage(clear, { width: wide, height: side, detail, strength: 0.5, durationSeconds: 0 });
  const canvas = createCanvas(wide, side);
  paintThing(canvas.getContext('2d'), stage, subject, heightPixels, `sprite ${label}`);
  const image = imageOfCanvas(canvas);
  const box = visibleBox(image, 10);
  if (box === null) return null;
  return {
    image: cropImage(image, box),
    isCutOff: notCutOff,
    hasLight: true,
    hasShadow: habitat !== 'table',
    isStanding: habitat !== 'air',
  };
}
