import type { LooseModel } from '@/lib/contract/model';
import { type Intent, intentNames, intents } from '@/lib/client/models/intents';
import { intentsOf, makesVideo } from '@/lib/client/models/model-intents';
import { modelMessages } from '@/components/models/messages';
import { type ModelFindings, type ModelMatch, createModelSearch } from '@/components/models/search/search-models';
import { lateMessages } from '../messages-late';

/** A filter of the list of models; null for all. */
export interface ModelFilter {
  search: string;
  intent: Intent | null;
  medium: 'image' | 'video' | null;
}

/** The first intent of a model, with videos separate from images. */
export type ModelKind = Intent | 'make-video';

/**
 * Models under one heading: favourites, recently used ones, those of one first intent, those of one engine, or what a
 * search found.
 */
export interface ModelGroup {
  kind: 'favourites' | 'recent' | 'matches' | 'near' | 'others' | ModelKind | `engine ${string}`;
  heading: string;
  models: LooseModel[];
}

function headingOf(kind: 'favourites' | 'recent' | ModelKind): string {
  if (kind === 'favourites' || kind === 'recent' || kind === 'make' || kind === 'make-video') {
    return lateMessages.groups[kind];
  }
  return intentNames[kind];
}

/** The models that have the intent and the medium of a filter. */
export function servingModels(
  models: readonly LooseModel[],
  { intent, medium }: Pick<ModelFilter, 'intent' | 'medium'>,
): LooseModel[] {
  return models.filter((model) => {
    const fitsIntent = intent === null || intentsOf(model).includes(intent);
    return fitsIntent && (medium === null || makesVideo(model) === (medium === 'video'));
  });
}

const kinds: ModelKind[] = intents.flatMap((intent) => (intent === 'make' ? ['make', 'make-video'] : [intent]));

function kindOf(model: LooseModel, wanted: Intent | null): ModelKind {
  const first = wanted ?? intentsOf(model)[0] ?? 'make';
  return first === 'make' && makesVideo(model) ? 'make-video' : first;
}

/**
 * The models to choose from, each once. Without a search, favourites come first and recently used models second; the
 * service's own are grouped by their first intent, and those of an engine form a group. A search gives what it found, the
 * best match first, then what comes closest; no group where it finds nothing.
 *
 * @param marked ids of favourites and of recently used models, the latest first
 */
export function findModels(
  models: readonly LooseModel[],
  filter: ModelFilter,
  marked: { favourites: readonly string[]; recent: readonly string[] } = { favourites: [], recent: [] },
): ModelGroup[] {
  const serving = servingModels(models, filter);
  if (filter.search.trim() !== '') {
    return foundGroups(createModelSearch(serving)(filter.search));
  }
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

const modelsOf = (found: readonly ModelMatch[]) => found.map(({ model }) => model);

/** What a search found, under one heading, and what comes closest under another; empty groups are left out. */
export function foundGroups({ matches, near }: ModelFindings): ModelGroup[] {
  const nearHeading = matches.length === 0 ? modelMessages.noneDoes : modelMessages.near;
  const groups: ModelGroup[] = [
    { kind: 'matches', heading: modelMessages.found, models: modelsOf(matches) },
    { kind: 'near', heading: nearHeading, models: modelsOf(near) },
  ];
  return groups.filter(({ models }) => models.length > 0);
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
