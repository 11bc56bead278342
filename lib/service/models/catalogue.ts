import { EaselError } from '../../contract/error.ts';
import {
  drawnModelOf,
  type CatalogueModel,
  type EngineModelDefinition,
  type ModelDefinition,
} from './model-definition.ts';
import { nearestName } from './nearest-name.ts';
import { findNamedModel, hostedModels, models } from './registry.ts';

/** All models that a service offers: its own, and those of its engines, by name. */
export interface ModelCatalogue {
  /** Every model, in the order of lists. */
  list: () => readonly CatalogueModel[];
  /** The models under the names of hosted models. */
  listHosted: () => readonly ModelDefinition[];
  /** The model of an identifier, with the parameters accepted under that name; null for an unknown one. */
  find: (name: string) => CatalogueModel | null;
  /** Increases with each change. */
  version: () => number;
  /**
   * Replaces the models of engines. One with the id of a model of this service replaces that one, under all its names.
   * Of two with one id, the first counts.
   */
  setEngineModels: (engineModels: readonly EngineModelDefinition[]) => void;
}

/** Creates a catalogue with the models of this service. */
export function createCatalogue(): ModelCatalogue {
  let added = new Map<string, EngineModelDefinition>();
  let list: readonly CatalogueModel[] = models;
  let hosted = hostedModels;
  let version = 0;

  return {
    list: () => list,
    listHosted: () => hosted,
    find: (name) => added.get(name) ?? findNamedModel(name),
    version: () => version,
    setEngineModels(engineModels) {
      const named = engineModels.map((model): [string, EngineModelDefinition] => [model.id, model]);
      const aliased = engineModels.flatMap((model) =>
        model.aliases.map((name): [string, EngineModelDefinition] => [name, model]),
      );
      // The first model of an id stands for it, and an id goes before an alias.
      added = new Map([...aliased.toReversed(), ...named.toReversed()]);
      const own = models.map((model) => added.get(model.id) ?? model);
      const isListed = (model: EngineModelDefinition) => added.get(model.id) === model && !own.includes(model);
      list = [...own, ...engineModels.filter(isListed)];
      hosted = hostedModels.filter(({ id }) => !added.has(id));
      version += 1;
    },
  };
}

const longestShown = 80;

/** That a model is unknown, in the words of the hosted service, which its clients look for. */
export function modelNotFound(id: string): string {
  return `Model not found: ${id.length > longestShown ? `${id.slice(0, longestShown)}…` : id}`;
}

/**
 * What a model's identifier names: a model of this service or of an engine, or a hosted model that one stands in for.
 *
 * @throws EaselError `resource_not_found`; the issue at `/model` names the nearest known one
 */
export function findModel(catalogue: ModelCatalogue, id: string): CatalogueModel {
  const model = catalogue.find(id);
  if (model !== null) return model;
  const nearest = nearestName(
    id,
    catalogue.list().flatMap((candidate) => [candidate.id, ...candidate.aliases]),
  );
  const remedy = nearest === null ? 'GET /api/ai/models lists all models' : `did you mean ${nearest}?`;
  throw new EaselError('resource_not_found', modelNotFound(id), {
    fields: [{ pointer: '/model', message: `unknown model; ${remedy}` }],
  });
}

/** The id of the model that serves an identifier: the id of an alias or of a hosted model's name. */
export function drawnIdOf(catalogue: ModelCatalogue, name: string): string {
  const model = catalogue.find(name);
  return model === null ? name : drawnModelOf(model).id;
}

/** The models whose name, id or description holds every word of a search. */
export function searchModels(catalogue: ModelCatalogue, search: string): readonly CatalogueModel[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return catalogue.list().filter((model) => {
    const text = [model.id, ...model.aliases, model.displayName, model.summary, model.description, model.mediaType]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
