import type { MediaKind } from '../../contract/media-kind.ts';
import { scoreMatch } from '../score-match.ts';
import { intentNames } from './intents.ts';
import { originalTexts } from './original-texts.ts';
import type { LastUsedModels } from './last-used-models.ts';
import { actionsOf, type QuickAction, quickActions, quickTarget } from './quick-actions.ts';
import type { SendTarget } from './send-targets.ts';

/** A target of a list: what it does with the file, in a word, and where it stands without a search. */
export interface RankedTarget extends SendTarget {
  /** The quick action that the target is for; null for another field of the model. */
  action: QuickAction | null;
}

/**
 * Targets with the likeliest first: what each quick action opens now, in their order, then all others that an action could
 * open, then the rest in its own order.
 */
export function rankSendTargets(
  targets: readonly SendTarget[],
  kind: MediaKind,
  lastUsed: LastUsedModels,
): RankedTarget[] {
  const models = [...new Set(targets.map(({ model }) => model))];
  const opened = quickActions.map((action) => {
    const found = quickTarget(action, kind, models, lastUsed[action] ?? null);
    return found.state === 'ready' ? keyOf(found.target) : null;
  });
  const ranked = targets.map((target) => {
    const at = opened.indexOf(keyOf(target));
    const action = quickActions[at] ?? actionsOf(target, kind)[0] ?? null;
    const rank = at >= 0 ? at : quickActions.length + (action === null ? 1 : 0);
    return { target: { ...target, action }, rank };
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ target }) => target);
}

function keyOf({ model, field }: SendTarget): string {
  return `${model.id} ${field.name}`;
}

/** A word of a model's summary counts less than any name. */
const summaryScore = 10;

/**
 * The targets that match every word of a search, by task, model and field; the best first, equal ones in their order.
 *
 * @param search as typed; empty for all
 */
export function findSendTargets(targets: readonly RankedTarget[], search: string): RankedTarget[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...targets];
  return targets
    .map((target) => {
      const names = namesOf(target);
      const said = target.model.summary?.toLowerCase() ?? '';
      const scores = words.map((word) =>
        Math.max(said.includes(word) ? summaryScore : 0, ...names.map((name) => scoreMatch(name, word))),
      );
      // “last frame” means the field of that name before a model that has the words.
      const phrase = scoreMatch(target.field.title.toLowerCase(), words.join(' '));
      return { target, score: scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, phrase) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ target }) => target);
}

function namesOf({ intent, action, model, field }: RankedTarget): string[] {
  const { display_name: name, id } = model;
  const written = originalTexts(model).display_name ?? '';
  const texts = [
    intentNames[intent],
    action ?? '',
    name ?? '',
    written,
    id,
    field.title,
    field.name.replaceAll('_', ' '),
  ];
  return texts.map((text) => text.toLowerCase()).filter((text) => text !== '');
}
