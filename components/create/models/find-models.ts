import type { LooseModel } from '@/lib/contract/model';
import { type Intent, intents, intentsOf, makesVideo } from '@/lib/client/models/intents';
import { scoreMatch } from '@/lib/client/score-match';
import { intentMessages } from '../messages';
import { lateMessages } from '../messages-late';

/** A filter of the list of models; null for all. */
export interface ModelFilter {
  search: string;
  intent: Intent | null;
  medium: 'image' | 'video' | null;
}

/** The first intent of a model, with videos separate from images. */
export type ModelKind = Intent | 'make-video';

/** Models under one heading: favourites, recently used ones, or those of one first intent. */
export interface ModelGroup {
  kind: 'favourites' | 'recent' | ModelKind;
  models: LooseModel[];
}

/** The heading of a group. */
export function groupName(kind: ModelGroup['kind']): string {
  if (kind === 'favourites' || kind === 'recent' || kind === 'make' || kind === 'make-video') {
    return lateMessages.groups[kind];
  }
  return intentMessages[kind].name;
}

function serves(model: LooseModel, { intent, medium }: ModelFilter): boolean {
  const fitsIntent = intent === null || intentsOf(model).includes(intent);
  return fitsIntent && (medium === null || makesVideo(model) === (medium === 'video'));
}

const kinds: ModelKind[] = intents.flatMap((intent) => (intent === 'make' ? ['make', 'make-video'] : [intent]));

function kindOf(model: LooseModel, wanted: Intent | null): ModelKind {
  const first = wanted ?? intentsOf(model)[0] ?? 'make';
  return first === 'make' && makesVideo(model) ? 'make-video' : first;
}

/**
 * The models to choose from, each once. Without a search, favourites come first and recently used models second; the
 * others are grouped by their first intent. A search puts the best match first, with its group.
 *
 * @param marked ids of favourites and of recently used models, the latest first
 */
export function findModels(
  models: readonly LooseModel[],
  filter: ModelFilter,
  marked: { favourites: readonly string[]; recent: readonly string[] } = { favourites: [], recent: [] },
): ModelGroup[] {
  const serving = models.filter((model) => serves(model, filter));
  if (filter.search.trim() !== '') return foundGroups(serving, filter);
  const listed = (ids: readonly string[]) => ids.flatMap((id) => serving.find((model) => model.id === id) ?? []);
  const favourites = listed(marked.favourites);
  const recent = listed(marked.recent.filter((id) => !marked.favourites.includes(id)));
  const above = new Set([...favourites, ...recent]);
  const rest = serving.filter((model) => !above.has(model));
  const groups: ModelGroup[] = [
    { kind: 'favourites', models: favourites },
    { kind: 'recent', models: recent },
    ...kinds.map((kind) => ({
      kind,
      models: rest.filter((model) => kindOf(model, filter.intent) === kind),
    })),
  ];
  return groups.filter((group) => group.models.length > 0);
}

function foundGroups(serving: readonly LooseModel[], { search, intent }: ModelFilter): ModelGroup[] {
  const found = serving
    .flatMap((model) => {
      const score = matchModel(model, search);
      return score === null ? [] : [{ model, score }];
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ model }) => model);
  const foundKinds = [...new Set(found.map((model) => kindOf(model, intent)))];
  return foundKinds.map((kind) => ({ kind, models: found.filter((model) => kindOf(model, intent) === kind) }));
}

/**
 * How well a model fits a search, word by word: its name and ids count most, its summary and what it does less. What it
 * does is found by its heading on the screen ("Generate videos"). Letters of a name or an id may be left out (`flx3`
 * finds `flux-3`).
 *
 * @returns higher is better; null where a word does not match
 */
function matchModel(model: LooseModel, search: string): number | null {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const names = [model.display_name ?? '', model.id, ...(model.aliases ?? [])].map((name) => name.toLowerCase());
  const headings = intentsOf(model).map((intent) => groupName(kindOf(model, intent)));
  const rest = [model.summary ?? '', ...intentsOf(model), ...headings].join(' ').toLowerCase();
  let total = 0;
  for (const word of words) {
    const best = Math.max(...names.map((name) => scoreMatch(name, word)), rest.includes(word) ? 10 : 0);
    if (best === 0) return null;
    total += best;
  }
  return total;
}
