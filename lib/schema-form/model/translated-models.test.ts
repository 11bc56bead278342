import { describe, expect, it } from 'vitest';
import { translateModel } from '../../service/models/german/translate-model.ts';
import { modelObjectOf } from '../../service/models/model-object.ts';
import { models } from '../../service/models/registry.ts';
import type { FormField } from '../form-field.ts';
import { outputSize } from '../sizes/output-size.ts';
import { type FormModel, createFormModel } from './form-model.ts';

const renderer = { name: 'test', neural: false, note: '' };
const texts = new Set(['label', 'title', 'description', 'schema', 'body']);

/** A form without its texts: which control each field is, its bounds, values and place. */
function structureOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? null : value;
  if (Array.isArray(value)) return value.map(structureOf);
  const kept = Object.entries(value).filter(([key]) => !texts.has(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, structureOf(inner)]));
}

/** The sizes that a form shows beside the values of its choices. */
function sizesOf(form: FormModel) {
  const sizing = form.fields.filter((field) => field.kind === 'choice' || field.kind === 'number');
  return sizing.flatMap((field) =>
    valuesOf(field).map((value) => outputSize(form, field, { [field.name]: value }, { width: 640, height: 480 })),
  );
}

const valuesOf = (field: FormField) =>
  field.kind === 'choice' ? field.options.map(({ value }) => value) : [field.defaultValue];

describe('createFormModel', () => {
  it.each(models.map((definition) => [definition.id, definition] as const))(
    'reads the same form from the German schema of %s',
    (_id, definition) => {
      const written = modelObjectOf(definition, renderer);
      const english = createFormModel(written.request_schema);
      const german = createFormModel(translateModel(definition, written).request_schema);
      expect(structureOf(german)).toEqual(structureOf(english));
      expect(sizesOf(german)).toEqual(sizesOf(english));
      expect(german.fields.filter(({ label }) => label === '')).toEqual([]);
    },
  );
});
