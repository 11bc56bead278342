import { describe, expect, it } from 'vitest';
import { createFormModel } from '../model/form-model.ts';
import { createRjsfSchema, fieldComponentName, readRjsfOptions } from './rjsf-schema.ts';

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

  it('gives each field its component, its widget and its model', () => {
    expect(uiSchema['steps']).toMatchObject({ 'ui:field': fieldComponentName, 'ui:widget': 'slider' });
    expect(readRjsfOptions(uiSchema['steps']).model).toMatchObject({ pointer: '/steps', maximum: 9 });
    expect(readRjsfOptions(uiSchema).rows.map(({ names }) => names)).toEqual([['prompt'], ['camera']]);
    expect(readRjsfOptions(uiSchema).more.map(({ names }) => names)).toEqual([['steps']]);
  });
});
