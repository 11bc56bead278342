import type { JsonObject } from '../../contract/model.ts';
import type { CatalogueModel } from '../models/model-definition.ts';
import { requestSchemaOf } from '../models/request-schema.ts';

type Features = Pick<
  CatalogueModel,
  'basic' | 'inputs' | 'promptTokenLimit' | 'references' | 'modes' | 'refused' | 'conflicts' | 'boundingBoxes'
>;

function mentionsOnly(value: unknown, names: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  const text = JSON.stringify(value);
  return [...all].every((name) => names.has(name) || !text.includes(`"${name}"`));
}

const withoutReferences = ({ 'x-media-references': _references, ...property }: JsonObject) => property;

/**
 * The part of a model that a binding keeps: the mapped parameters, in the model's order, and what mentions no other. A
 * parameter that does nothing is left out.
 *
 * @param mapped the parameters that reach the engine
 * @returns the request schema and the features, and the required parameters that are not mapped: with any, the model
 *   can't be bound
 */
export function bindModel(
  base: CatalogueModel,
  mapped: readonly string[],
): { requestSchema: JsonObject; features: Features; missing: string[] } {
  const { not: _exclusions, 'x-exclusive-modes': _modes, 'x-refused': _refused, ...schema } = requestSchemaOf(base);
  const properties = Object.entries(schema['properties'] as Record<string, JsonObject>);
  const all = new Set(properties.map(([name]) => name));
  const names = new Set(mapped.filter((name) => all.has(name)));
  const required = (schema['required'] ?? []) as string[];
  const isKept = (feature: unknown) => mentionsOnly(feature, names, all);
  const basic = base.basic.filter((name) => names.has(name));
  const references = base.references.filter(isKept);
  return {
    requestSchema: {
      ...schema,
      required: required.filter((name) => names.has(name)),
      basic,
      properties: Object.fromEntries(
        properties
          .filter(([name]) => names.has(name))
          .map(([name, property]) => [name, references.length > 0 ? property : withoutReferences(property)]),
      ),
    },
    features: {
      basic,
      inputs: base.inputs,
      promptTokenLimit: base.promptTokenLimit,
      references,
      modes: base.modes.filter(isKept),
      refused: base.refused,
      conflicts: base.conflicts.filter(({ when, field }) => isKept([when, field])),
      boundingBoxes:
        base.boundingBoxes !== null && isKept(Object.values(base.boundingBoxes)) ? base.boundingBoxes : null,
    },
    missing: required.filter((name) => !names.has(name)),
  };
}
