import { subjectTraits } from '../scene/plan/subject-traits.ts';
import { readPromptIntent } from '../scene/plan/prompt-intent.ts';
import type { ScenePlan, SubjectPlan } from '../scene/plan/scene-plan.ts';

/** A plan without the things that other labels name, because those are drawn separately. */
export function planWithout(plan: ScenePlan, labels: readonly string[]): ScenePlan {
  const kinds = new Set(
    labels.flatMap((label) =>
      readPromptIntent(label, '')
        .of('subject')
        .map(({ id }) => id),
    ),
  );
  return kinds.size === 0 ? plan : { ...plan, subjects: plan.subjects.filter(({ kind }) => !kinds.has(kind)) };
}

/**
 * The prompt without the first things that references replace, so that the scene is planned for its place only: “the
 * cup floating in space” is an image of space.
 */
export function wordsWithoutReplaced(words: string, count: number): string {
  let left = count;
  return words.replaceAll(/\p{L}+/gu, (word) => {
    const [subject] = left > 0 ? readPromptIntent(word, '').of('subject') : [];
    if (subject === undefined) return word;
    const { rank, habitat } = subjectTraits[subject.id];
    if (rank < 9 && habitat !== 'table') return word;
    left--;
    return ' ';
  });
}

/** An empty table: a still life would otherwise add things. */
export const bareTable: SubjectPlan = {
  kind: 'fruit',
  on: null,
  across: 0.5,
  down: null,
  size: 0.1,
  count: 0,
  tint: null,
  isFocal: false,
};
