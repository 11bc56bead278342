import { currentLocale } from '@/lib/intl/locale';
import type { ModelUsage } from '@/lib/contract/studio/model-usage';
import type { LooseModel } from '@/lib/contract/model';
import { describeMatch } from '../search/describe-match';
import type { ModelMatch, ModelSearch } from '../search/search-models';
import type { GalleryView, ModelSort } from './gallery-view';
import { narrowModels } from './model-facets';

/** A model in the gallery. */
export interface ListedModel {
  model: LooseModel;
  usage: ModelUsage | null;
  /** The words to mark, and what explains why it was found where its texts don't. */
  words: readonly string[];
  foundBy: string | null;
}

/** The models of the gallery. */
export interface ModelListing {
  /** What a search found; null without a search. */
  matches: ListedModel[] | null;
  /** What comes closest to the search without doing all of it. */
  near: ListedModel[];
  /** The other models; all of them without a search. */
  others: ListedModel[];
}

const noWords: readonly string[] = [];

/** The models that fit the filters: those that the search found, the closest to it, then the others, in the chosen order. */
export function listModels(options: {
  models: readonly LooseModel[];
  view: GalleryView;
  search: ModelSearch;
  usage: ReadonlyMap<string, ModelUsage>;
  /** Ids of favourites, which come first where nothing else orders the models. */
  favourites: readonly string[];
}): ModelListing {
  const { models, view, search, usage, favourites } = options;
  const fitting = narrowModels(models, view.facets);
  const plain = (model: LooseModel): ListedModel => ({
    model,
    usage: usage.get(model.id) ?? null,
    words: noWords,
    foundBy: null,
  });
  const order = orderOf(view, favourites);
  if (view.search.trim() === '') return { matches: null, near: [], others: order(fitting.map(plain)) };
  const shown = new Set(fitting);
  const found = search(view.search);
  const listed = (list: readonly ModelMatch[]) =>
    list
      .filter(({ model }) => shown.has(model))
      .map((match): ListedModel => ({ ...plain(match.model), words: match.words, foundBy: describeMatch(match) }));
  const matches = listed(found.matches);
  const near = listed(found.near);
  const above = new Set([...matches, ...near].map(({ model }) => model));
  const others = fitting.filter((model) => !above.has(model)).map(plain);
  return { matches: view.sort === 'best' ? matches : order(matches), near, others: order(others) };
}

const nameOf = ({ model }: ListedModel) => model.display_name ?? model.id;
const secondsOf = ({ usage }: ListedModel) => usage?.seconds ?? Infinity;
const lastUsed = ({ usage }: ListedModel) => usage?.lastUsedAt ?? '';

function orderOf({ sort }: GalleryView, favourites: readonly string[]) {
  const rank = ({ model }: ListedModel) => (favourites.includes(model.id) ? 0 : 1);
  const compare: Record<ModelSort, (one: ListedModel, other: ListedModel) => number> = {
    best: (one, other) => rank(one) - rank(other),
    name: (one, other) => nameOf(one).localeCompare(nameOf(other), currentLocale()),
    // Two models without a run would differ by NaN.
    fastest: (one, other) => (secondsOf(one) === secondsOf(other) ? 0 : secondsOf(one) - secondsOf(other)),
    newest: (one, other) => lastUsed(other).localeCompare(lastUsed(one)),
  };
  return (listed: ListedModel[]): ListedModel[] => listed.toSorted(compare[sort]);
}
