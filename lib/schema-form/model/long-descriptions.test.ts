import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { checkValues } from '../issues/check-values.ts';
import { readHelp } from '../help/help-text.ts';
import { plainHelp } from '../help/plain-help.ts';
import { longestHelp } from '../schema/resolve-schema.ts';
import type { FormField } from '../form-field.ts';
import { textsOf } from '../json.ts';
import { createFormModel } from './form-model.ts';

const description = '```\nSmart, -1. '.repeat(350_000);

/** The descriptions that a field and those inside it are drawn with and read from. */
function descriptionsOf(field: FormField): string[] {
  const own = [field.description, field.schema['description']];
  const inner = [
    ...('fields' in field ? field.fields : []),
    ...(field.kind === 'alternatives' ? field.options.map((option) => option.field()) : []),
  ];
  const told = field.kind === 'alternatives' ? field.options.map((option) => option.description) : [];
  return [...textsOf([...own, ...told]), ...inner.flatMap(descriptionsOf)];
}

const object = { type: 'object', description, properties: { inner: { type: 'integer', minimum: -1, description } } };
const properties: Record<string, JsonObject> = {
  prompt: { type: 'string', description },
  steps: { type: 'integer', minimum: -1, description },
  image_url: { type: 'string', description },
  mode: { enum: ['a', 'b'], description },
  group: object,
  referred: { $ref: '#/$defs/Referred' },
  ways: { oneOf: [{ type: 'integer', description }, object, { $ref: '#/$defs/Referred' }] },
};
const $defs = { Referred: object };

describe('createFormModel of a schema with descriptions of megabytes', () => {
  it.each<[string, JsonObject]>([
    ['fields', { type: 'object', properties, description, $defs }],
    ['alternatives of the whole', { oneOf: [object, { $ref: '#/$defs/Referred' }], description, $defs }],
    ['the whole body', { type: 'object', description }],
  ])('keeps only their beginning for %s', (_name, schema) => {
    const model = createFormModel(schema);
    const models = [model, ...model.alternatives.map((one) => one.model())];
    const lengths = models.flatMap(({ fields }) => fields.flatMap(descriptionsOf)).map(({ length }) => length);
    expect(Math.max(...lengths)).toBe(longestHelp);
    expect(checkValues(schema, { prompt: 'x' })).toEqual([]);
  });

  it('reads help with many blocks of code only once', () => {
    const help = '```\n'.repeat(200_000);
    expect(readHelp(help)).toHaveLength(100_000);
    expect(plainHelp('```\na\n```')).toBe('a');
  });
});
