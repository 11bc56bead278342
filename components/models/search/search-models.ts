import MiniSearch from 'minisearch';
import { intentNames } from '@/lib/client/models/intents';
import { originalTexts } from '@/lib/client/models/original-texts';
import { scoreMatch } from '@/lib/client/score-match';
import type { LooseModel } from '@/lib/contract/model';
import { factsOf } from '../facts/model-facts';
import { type ModelTrait, traitsOf } from './model-traits';
import { type QueryUnit, type TermHit, errorsAllowed, readQuery } from './read-query';
import { allWords, plainWord, searchWords, swappedLetters } from './search-words';

/** A model that a search found, and why. */
export interface ModelMatch {
  model: LooseModel;
  /** The words that a text is marked at, in lower case: whole words, or their beginnings. */
  words: readonly string[];
  /** The term of the field by which it was found; null where its own texts have the words. */
  term: string | null;
}

/** What a search found, each the best first. */
export interface ModelFindings {
  /** The models that do all that is asked for. */
  matches: ModelMatch[];
  /** The few that come closest to it, and don't do all of it. */
  near: ModelMatch[];
}

/** Searches a list of models. */
export type ModelSearch = (query: string) => ModelFindings;

const fieldWeights = { name: 100, ids: 90, task: 55, engine: 45, summary: 35, description: 12 };
type Field = keyof typeof fieldWeights;
const traitWeight = 70;
const nearWeight = 30;
/** A list of near ones is a hint, not a result. */
const mostNear = 6;
const idMarks = /[/:_]/;

/** A text of a model as it is shown, and the English that it translates: people search in both. */
function said(model: LooseModel, name: 'display_name' | 'summary' | 'description'): string[] {
  return [...new Set([model[name] ?? '', originalTexts(model)[name] ?? ''])];
}

interface TextHit {
  score: number;
  words: string[];
}

interface Found extends TextHit {
  term: string | null;
  /** How much of the query it fulfils: 1 for each part, a half for a part that it only comes close to. */
  parts: number;
}

/** Prepares a list for searching. The index is made once for each list, at its first search. */
export function createModelSearch(models: readonly LooseModel[]): ModelSearch {
  const index = new MiniSearch<Record<Field, string> & { id: number }>({
    fields: Object.keys(fieldWeights),
    tokenize: allWords,
    processTerm: plainWord,
  });
  index.addAll(
    models.map((model, id) => ({
      id,
      name: said(model, 'display_name').join(' '),
      ids: [model.id, ...(model.aliases ?? [])].join(' '),
      task: factsOf(model)
        .intents.map((intent) => intentNames[intent])
        .join(' '),
      engine: model.engine?.title ?? '',
      summary: said(model, 'summary').join(' '),
      description: said(model, 'description').join(' '),
    })),
  );

  /** The models with a word in their texts, by their positions. Typing errors count where nothing else is found. */
  function findWord(word: string, isTerm: boolean): Map<number, TextHit> {
    const exact = index.search(word, { prefix: word.length > 1 });
    const isClose = exact.length === 0 && !isTerm;
    const results = isClose
      ? [word, ...swappedLetters(word)].flatMap((close) =>
          index.search(close, { fuzzy: close === word && errorsAllowed(word) }),
        )
      : exact;
    const hits = new Map<number, TextHit>();
    for (const { id, match } of results) {
      let score = 0;
      for (const [text, fields] of Object.entries(match)) {
        const quality = text === word ? 1 : isClose ? 0.6 : 0.9;
        // A description mentions what other models do, too: it counts where no term says what is meant.
        const counted = (fields as Field[]).filter((field) => field !== 'description' || (!isTerm && !isClose));
        score = Math.max(score, ...counted.map((field) => fieldWeights[field] * quality));
      }
      if (score > 0) hits.set(id as number, { score, words: Object.keys(match) });
    }
    if (hits.size === 0 && !isTerm) {
      for (const [at, model] of models.entries()) {
        const names = [...said(model, 'display_name'), model.id, ...(model.aliases ?? [])];
        const score = Math.max(...names.map((name) => scoreMatch(name.toLowerCase(), word)));
        if (score > 0) hits.set(at, { score, words: [word] });
      }
    }
    return hits;
  }

  function findUnit({ words, hits }: QueryUnit): Map<number, Found> {
    const texts = words.map((word) => findWord(word, hits.length > 0));
    const found = new Map<number, Found>();
    for (const [at, model] of models.entries()) {
      const own = texts.map((text) => text.get(at)).filter((hit) => hit !== undefined);
      const sum = own.length < words.length ? 0 : own.reduce((total, { score }) => total + score, 0);
      // A term of several words has a meaning of its own: `Video from text or an image` is no `image to video`.
      const isPhrase = words.length > 1 && hits.length > 0;
      const text = sum / words.length / (isPhrase ? 2 : 1);
      const isSaid = text > 0 && (!isPhrase || hits.some(({ term }) => says(model, term)));
      const traits = traitsOf(model);
      const meant = bestMeaning(hits, 'traits', traits);
      const isFull = meant !== null || isSaid;
      const close = isFull ? meant : bestMeaning(hits, 'near', traits);
      const score = Math.max(text, close?.score ?? 0) + Math.min(text, close?.score ?? 0) / 4;
      if (score === 0) continue;
      const marked = [...words, ...own.flatMap((hit) => hit.words)];
      const term = text > 0 ? null : (meant?.term ?? null);
      found.set(at, { score, words: marked, term, parts: isFull ? 1 : 0.5 });
    }
    return found;
  }

  return (query) => {
    const units = readQuery(query);
    const sums = new Map<number, Found>();
    for (const unit of units) {
      for (const [at, { score, words, term, parts }] of findUnit(unit)) {
        const sum = sums.get(at) ?? { score: 0, words: [], term: null, parts: 0 };
        sums.set(at, {
          score: sum.score + score,
          words: [...sum.words, ...words],
          term: sum.term ?? term,
          parts: sum.parts + parts,
        });
      }
    }
    const ranked = (fits: (parts: number) => boolean): ModelMatch[] =>
      [...sums]
        .filter(([, sum]) => fits(sum.parts))
        .flatMap(([at, { score, words, term }]) => {
          const model = models[at];
          return model === undefined
            ? []
            : [{ model, words, term, score: score + namedBy(model, query) - breadth(model) }];
        })
        .toSorted((one, other) => other.score - one.score)
        .map(({ model, words, term }) => ({ model, words: [...new Set(words)], term }));
    // Where nothing has all that is asked for, what has the most of it comes close, if that is half. Parts of an id are
    // no words.
    const least = idMarks.test(query) ? units.length : units.length / 2;
    const most = Math.max(least, ...[...sums.values()].map(({ parts }) => Math.min(parts, units.length - 0.5)));
    return {
      matches: ranked((parts) => parts === units.length),
      near: ranked((parts) => parts < units.length && parts === most).slice(0, mostNear),
    };
  };
}

/** The meaning of a term that a model has, by its best trait; null without any. */
function bestMeaning(
  hits: readonly TermHit[],
  kind: 'traits' | 'near',
  traits: ReadonlySet<ModelTrait>,
): { term: string; score: number } | null {
  const weight = kind === 'traits' ? traitWeight : nearWeight;
  const found = hits
    .map((hit) => ({ hit, rank: hit[kind].findIndex((trait) => traits.has(trait)) }))
    .filter(({ rank }) => rank >= 0)
    .map(({ hit, rank }) => ({ term: hit.term, score: weight * hit.quality * (1 - 0.25 * rank) }));
  return found.toSorted((one, other) => other.score - one.score)[0] ?? null;
}

/** Whether a model's name, summary or an id of it has the words of a term beside each other. */
function says(model: LooseModel, term: string): boolean {
  const phrase = ` ${searchWords(term).join(' ')}`;
  const texts = [...said(model, 'display_name'), ...said(model, 'summary'), model.id, ...(model.aliases ?? [])];
  return texts.some((text) => ` ${searchWords(text).join(' ')}`.includes(phrase));
}

/** What a query gains by being a model's id or its whole name. */
function namedBy(model: LooseModel, query: string): number {
  const typed = query.trim().toLowerCase();
  if ([model.id, ...(model.aliases ?? [])].some((id) => id.toLowerCase() === typed)) return 1000;
  const [wanted, ...names] = [query, ...said(model, 'display_name')].map((text) => searchWords(text).join(' '));
  return names.some((name) => name === wanted) ? 200 : 0;
}

/** Of equal matches, a model that does one thing comes before one that does several. */
function breadth(model: LooseModel): number {
  const { intents, inputs } = factsOf(model);
  return 2 * (intents.length - 1) + inputs.length;
}
