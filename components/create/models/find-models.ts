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

/** Models under one heading: favourites, recently used ones, those of one first intent, or those of one engine. */
export interface ModelGroup {
  kind: 'favourites' | 'recent' | ModelKind | `engine ${string}`;
  heading: string;
  models: LooseModel[];
}

function headingOf(kind: 'favourites' | 'recent' | ModelKind): string {
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
 * service's own are grouped by their first intent, and those of an engine form a group. A search puts the best match
 * first, with its group.
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
    { kind: 'favourites', heading: headingOf('favourites'), models: favourites },
    { kind: 'recent', heading: headingOf('recent'), models: recent },
    ...kinds.map((kind) => ({ kind, heading: headingOf(kind), models: [] as LooseModel[] })),
  ];
  return gather(groups, rest, filter.intent);
}

/** Adds each model to its group, new ones at the end; groups that stay empty are left out. */
function gather(begun: readonly ModelGroup[], models: readonly LooseModel[], wanted: Intent | null): ModelGroup[] {
  const groups = new Map(begun.map((group) => [group.kind, group]));
  for (const model of models) {
    const own = kindOf(model, wanted);
    const { engine } = model;
    const kind: ModelGroup['kind'] = engine == null ? own : `engine ${engine.name}`;
    const group = groups.get(kind) ?? { kind, heading: engine?.title ?? headingOf(own), models: [] };
    group.models.push(model);
    groups.set(kind, group);
  }
  return [...groups.values()].filter((group) => group.models.length > 0);
}

function foundGroups(serving: readonly LooseModel[], { search, intent }: ModelFilter): ModelGroup[] {
  const found = serving
    .flatMap((model) => {
      const score = matchModel(model, search);
      return score === null ? [] : [{ model, score }];
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ model }) => model);
  return gather([], found, intent);
}

/**
 * How well a model fits a search, word by word: its name and ids count most, its summary, its engine and what it does
 * less. What it
 * does is found by its heading on the screen ("Generate videos"). Letters of a name or an id may be left out (`flx3`
 * finds `flux-3`).
 *
 * @returns higher is better; null where a word does not match
 */
function matchModel(model: LooseModel, search: string): number | null {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const names = [model.display_name ?? '', model.id, ...(model.aliases ?? [])].map((name) => name.toLowerCase());
  const headings = intentsOf(model).map((intent) => headingOf(kindOf(model, intent)));
  const rest = [model.summary ?? '', model.engine?.title ?? '', ...intentsOf(model), ...headings]
    .join(' ')
    .toLowerCase();
  let total = 0;
  for (const word of words) {
    const best = Math.max(...names.map((name) => scoreMatch(name, word)), rest.includes(word) ? 10 : 0);
    if (best === 0) return null;
    total += best;
  }
  return total;
}
