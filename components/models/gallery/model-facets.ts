import { type Intent, intents } from '@/lib/client/models/intents';
import type { LooseModel } from '@/lib/contract/model';
import { type Medium, factsOf, media } from '../facts/model-facts';
import { type PriceClass, priceClassOf } from '../facts/model-price';

/** What the gallery can be narrowed to. Empty lists narrow nothing. */
export interface ModelFacets {
  task: readonly Intent[];
  input: readonly Medium[];
  output: readonly Medium[];
  /** Names of engines; empty text for the service itself. */
  engine: readonly string[];
  price: readonly PriceClass[];
}
export type FacetName = keyof ModelFacets;

export const facetNames = ['task', 'input', 'output', 'engine', 'price'] as const;
export const noFacets: ModelFacets = { task: [], input: [], output: [], engine: [], price: [] };
const priceClasses: readonly PriceClass[] = ['free', 'paid', 'unknown'];

/** One choice of a facet. */
export interface FacetOption {
  value: string;
  /** How many models it would show, with the choices of the other facets. */
  count: number;
}

/** The values of each facet that a model has. */
const valuesOf: Record<FacetName, (model: LooseModel) => readonly string[]> = {
  task: (model) => factsOf(model).intents,
  input: (model) => factsOf(model).inputs,
  output: (model) => factsOf(model).outputs,
  engine: (model) => [model.engine?.name ?? ''],
  price: (model) => [priceClassOf(model)],
};

const fits = (model: LooseModel, facets: ModelFacets, names: readonly FacetName[]) =>
  names.every((name) => {
    const chosen: readonly string[] = facets[name];
    return chosen.length === 0 || valuesOf[name](model).some((value) => chosen.includes(value));
  });

/** The models that have one of the chosen values of each facet. */
export function narrowModels(models: readonly LooseModel[], facets: ModelFacets): LooseModel[] {
  return models.filter((model) => fits(model, facets, facetNames));
}

/**
 * The options of each facet in their order, with counts. An option that no model of the list has is left out, and so is a
 * single one, which would narrow nothing; a chosen one stays.
 */
export function facetOptions(models: readonly LooseModel[], facets: ModelFacets): Record<FacetName, FacetOption[]> {
  const optionsOf = (name: FacetName): FacetOption[] => {
    const others = facetNames.filter((other) => other !== name);
    const counted = models.filter((model) => fits(model, facets, others));
    const known = new Set(models.flatMap((model) => valuesOf[name](model)));
    const ordered =
      name === 'task' ? intents : name === 'price' ? priceClasses : name === 'engine' ? [...known] : media;
    if (known.size < 2 && facets[name].length === 0) return [];
    return ordered
      .filter((value) => known.has(value))
      .map((value) => ({ value, count: counted.filter((model) => valuesOf[name](model).includes(value)).length }));
  };
  return {
    task: optionsOf('task'),
    input: optionsOf('input'),
    output: optionsOf('output'),
    engine: optionsOf('engine'),
    price: optionsOf('price'),
  };
}

/** Adds a value to a facet, or removes it. */
export function toggleFacet(facets: ModelFacets, name: FacetName, value: string): ModelFacets {
  const chosen: readonly string[] = facets[name];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return { ...facets, [name]: next };
}

/** How many values are chosen. */
export function countChosen(facets: ModelFacets): number {
  return facetNames.reduce((sum, name) => sum + facets[name].length, 0);
}
