import { definitions } from './definitions.ts';
import { hostedDifferences } from './hosted/hosted-differences.ts';
import { nameModel } from './hosted/hosted-difference.ts';
import type { ModelDefinition } from './model-definition.ts';
import { modelIds } from './model-ids.ts';

/** Every model of this service, in the order of lists. */
export const models: readonly ModelDefinition[] = modelIds.map((id) => definitions[id]);

const namesOf = (model: ModelDefinition): [string, ModelDefinition][] => [
  [model.id, model],
  ...model.aliases.map((name): [string, ModelDefinition] => [
    name,
    nameModel(name, model, hostedDifferences[name] ?? null),
  ]),
];
const byName = new Map(models.flatMap(namesOf));

/** The models under the names of hosted models. */
export const hostedModels: readonly ModelDefinition[] = [...byName.values()].filter(({ hosted }) => hosted !== null);

/** The definition of this service for a model identifier, with the parameters accepted under that name; null for an unknown one. */
export function findNamedModel(name: string): ModelDefinition | null {
  return byName.get(name) ?? null;
}
