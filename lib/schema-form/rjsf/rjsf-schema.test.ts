import { describe, expect, it } from 'vitest';
import { createFormModel } from '../model/form-model.ts';
import { createRjsfSchema, fieldOf, fieldSchema, fieldViewName, formOf } from './rjsf-schema.ts';

describe('createRjsfSchema', () => {
  const model = createFormModel({
    type: 'object',
    required: ['prompt', 'version'],
    basic: ['camera'],
    properties: {
      prompt: { type: 'string', default: 'never given to rjsf' },
      camera: {
        type: 'object',
        required: ['lens'],
        properties: { lens: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
      },
      version: { const: 2 },
      secret: { type: 'integer', 'x-hidden': true },
      steps: { type: 'integer', minimum: 1, maximum: 9 },
    },
  });
  const { schema, uiSchema } = createRjsfSchema(model);

  it('gives rjsf names, titles and required fields, and nothing to compute', () => {
    expect(schema).toEqual({
      type: 'object',
      required: ['prompt'],
      properties: {
        prompt: { title: 'Prompt' },
        camera: { type: 'object', title: 'Camera', required: ['lens'], properties: { lens: { title: 'Lens' } } },
        steps: { title: 'Steps' },
      },
    });
  });

  it('gives each field its component and its model, and the whole its form', () => {
    expect(uiSchema['steps']).toMatchObject({ 'ui:field': fieldViewName });
    expect(fieldOf(uiSchema['steps'])).toMatchObject({ pointer: '/steps', maximum: 9 });
    expect(fieldOf(uiSchema['camera'])).toMatchObject({ kind: 'group' });
    expect([fieldOf(uiSchema), formOf(uiSchema)]).toEqual([null, model]);
  });

  it('leaves the folded rows out', () => {
    expect(Object.keys(createRjsfSchema(model, model.more).schema.properties ?? {})).toEqual(['prompt', 'camera']);
  });
});

describe('fieldSchema', () => {
  it('returns the same object for the same field', () => {
    const { fields } = createFormModel({ properties: { steps: { type: 'integer' } } });
    expect(fields.map((field) => fieldSchema(field) === fieldSchema(field))).toEqual([true]);
  });
});
