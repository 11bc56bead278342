import { z } from 'zod';
import type { JsonObject } from '../../../contract/model.ts';
import type { HostedName, ModelDefinition } from '../model-definition.ts';

/** How a hosted model's documentation differs from the model of this service that serves its name. */
export interface HostedDifference {
  /** All parameters accepted under this name, in display order: the hosted model's and the serving model's. */
  parameters: z.ZodRawShape;
  /** Parameters of the serving model that this name accepts but does not show. */
  hidden?: string[];
  basic?: string[];
  references?: ModelDefinition['references'];
  conflicts?: ModelDefinition['conflicts'];
  toModel?: HostedName['toModel'];
  unusedIn?: (parameters: JsonObject) => ReturnType<HostedName['unusedIn']>;
}

function hide(shape: z.ZodRawShape, names: readonly string[]): z.ZodRawShape {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => {
      if (!names.includes(name) || !(field instanceof z.ZodType)) return [name, field];
      return [name, field.meta({ ...field.meta(), 'x-hidden': true })];
    }),
  );
}

/**
 * The definition of a model of this service under a hosted model's name.
 *
 * @param difference how the hosted model differs; null when its parameters are those of the serving model
 */
export function nameModel(name: string, model: ModelDefinition, difference: HostedDifference | null): ModelDefinition {
  const { parameters, hidden = [], toModel, unusedIn, ...differences } = difference ?? {};
  const others = model.aliases.filter((alias) => alias !== name);
  return {
    ...model,
    ...differences,
    id: name,
    aliases: [model.id, ...others],
    parameters: parameters === undefined ? model.parameters : z.strictObject(hide(parameters, hidden)),
    hosted: { model, toModel: toModel ?? ((request) => request), unusedIn: unusedIn ?? (() => []) },
  };
}
