import { describe, expect, it } from 'vitest';
import { wholeBodyName } from '../model/form-model.ts';
import { initialValues } from './initial-values.ts';
import { requestBody, readRequestText, requestText } from './request-body.ts';

const schema = {
  type: 'object',
  required: ['prompt', 'mode', 'count', 'version'],
  properties: {
    prompt: { type: 'string', 'x-workbench-default': 'A red kite' },
    mode: { enum: ['fast', 'good'], default: 'good' },
    count: { type: 'integer', default: 1 },
    version: { const: 2 },
    optional_constant: { const: 'x' },
    steps: { type: 'integer', default: 30 },
    strength: { type: 'number' },
    tiling: { type: 'boolean', default: true },
    hidden: { type: 'integer', default: 7, 'x-hidden': true },
    images: { type: 'array', items: { type: 'string', format: 'uri', renderType: 'image-url' } },
    tags: { type: 'array', items: { type: 'string' } },
    extra: { type: 'object', additionalProperties: true },
    negative_prompt: { type: 'string', default: 'blur' },
    camera: {
      type: 'object',
      required: ['lens'],
      properties: { lens: { type: 'integer', default: 50 }, fstop: { type: 'number' } },
    },
  },
};

/** An object with nothing but its identifying constant. */
function fixed(kind: string) {
  return { type: 'object', required: ['type'], properties: { type: { const: kind } } };
}

describe('requestBody', () => {
  it('sends required values and leaves the rest to the service', () => {
    expect(requestBody(schema, initialValues(schema))).toEqual({
      prompt: 'A red kite',
      mode: 'good',
      count: 1,
      version: 2,
    });
  });

  it('sends chosen values in the types of the schema', () => {
    const values = { prompt: 'x', steps: '40', strength: '0.50', tiling: false, mode: 'fast', extra: '{"a": [1]}' };
    expect(requestBody(schema, values)).toEqual({
      prompt: 'x',
      mode: 'fast',
      count: 1,
      version: 2,
      steps: 40,
      strength: 0.5,
      tiling: false,
      extra: { a: [1] },
    });
  });

  it('leaves out empty values', () => {
    const body = requestBody(schema, {
      prompt: '',
      steps: '',
      strength: null,
      images: [],
      tags: ['', ' '],
      extra: ' ',
    });
    expect(body).toEqual({ mode: 'good', count: 1, version: 2 });
  });

  it('sends an emptied text where leaving it out would bring the default back', () => {
    expect(requestBody(schema, { negative_prompt: '' })).toMatchObject({ negative_prompt: '' });
  });

  it('never reads hidden fields or unknown names from the values', () => {
    expect(requestBody(schema, { hidden: 9, left_over: 1 })).not.toHaveProperty('hidden');
    expect(requestBody(schema, { hidden: 9, left_over: 1 })).not.toHaveProperty('left_over');
    expect(requestBody({ ...schema, additionalProperties: true }, { left_over: 1 })).toMatchObject({ left_over: 1 });
  });

  it('sends the prefill of a hidden required field', () => {
    const hidden = { type: 'string', 'x-hidden': true, 'x-workbench-default': 'studio' };
    const demanding = { type: 'object', required: ['source'], properties: { source: hidden, other: hidden } };
    expect(requestBody(demanding, { source: 'mine' })).toEqual({ source: 'studio' });
  });

  it('makes a list of a single address and leaves an unfinished number unchanged', () => {
    expect(requestBody(schema, { images: 'https://e.com/a.png' })).toMatchObject({ images: ['https://e.com/a.png'] });
    expect(requestBody(schema, { steps: '4e' })).toMatchObject({ steps: '4e' });
  });

  it('reads commas that group the digits of a whole number, and a comma before a fraction', () => {
    expect(requestBody(schema, { steps: '10,000' })).toMatchObject({ steps: 10_000 });
    expect(requestBody(schema, { steps: '1,0' })).toMatchObject({ steps: 1 });
    expect(requestBody(schema, { strength: '0,125' })).toMatchObject({ strength: 0.125 });
    expect(requestBody(schema, { strength: '1,125' })).toMatchObject({ strength: 1.125 });
    expect(requestBody(schema, { strength: '1,000,000' })).toMatchObject({ strength: 1_000_000 });
  });

  it('sends a group once one of its fields is set, with its required values', () => {
    expect(requestBody(schema, { camera: {} })).not.toHaveProperty('camera');
    expect(requestBody(schema, { camera: { fstop: '2.8' } })).toMatchObject({ camera: { lens: 50, fstop: 2.8 } });
  });

  it('sends objects without fields to fill in where they were chosen, or came from elsewhere', () => {
    const withColour = { ...fixed('solid'), properties: { type: { const: 'solid' }, colour: { type: 'string' } } };
    const background = { oneOf: [fixed('none'), withColour], default: { type: 'none' } };
    const settings = { type: 'object', properties: { thinking: fixed('on'), background } };
    expect(requestBody(settings, {})).toEqual({});
    expect(requestBody(settings, { thinking: '{"type": "on"}' })).toEqual({ thinking: { type: 'on' } });
    const whole = { thinking: { type: 'on' }, background: { type: 'solid' } };
    expect(requestBody(settings, whole)).toEqual(whole);
    const chosen = { $choices: { '/background': { at: 0, parked: {} } } };
    expect(requestBody(settings, chosen)).toEqual({ background: { type: 'none' } });
  });

  it('requires no input for a required switch and a required nullable field', () => {
    const demanding = {
      type: 'object',
      required: ['on', 'maybe'],
      properties: { on: { type: 'boolean' }, maybe: { type: ['string', 'null'] } },
    };
    expect(requestBody(demanding, {})).toEqual({ on: false, maybe: null });
  });

  it('sends a body that was typed as a whole', () => {
    const whole = { oneOf: [{ type: 'object' }, { type: 'object' }] };
    expect(requestBody(whole, { [wholeBodyName]: '{"a": 1}' })).toEqual({ a: 1 });
    expect(requestBody(whole, { [wholeBodyName]: '{"a": ' })).toEqual({});
    expect(requestBody(whole, { a: 2 })).toEqual({ a: 2 });
  });
});

describe('initialValues', () => {
  it('uses prefills, and examples for required fields', () => {
    const examples = {
      type: 'object',
      required: ['image_urls'],
      properties: {
        image_urls: { type: 'array', items: { type: 'string' }, examples: [['https://e.com/a.png']] },
        duration: { enum: ['5', '10'], examples: ['10'], default: '5' },
        camera: { type: 'object', properties: { lens: { type: 'integer', 'x-workbench-default': 35 } } },
        secret: { type: 'string', 'x-hidden': true, 'x-workbench-default': 'no' },
      },
    };
    expect(initialValues(examples)).toEqual({ image_urls: ['https://e.com/a.png'], camera: { lens: 35 } });
  });

  it('starts with the first of several requests', () => {
    const schema = {
      oneOf: [
        {
          type: 'object',
          required: ['model', 'prompt'],
          properties: { model: { const: 'one' }, prompt: { type: 'string' } },
        },
        { type: 'object', required: ['model'], properties: { model: { const: 'two' } } },
      ],
    };
    expect(requestBody(schema, initialValues(schema))).toEqual({ model: 'one' });
  });
});

const shortSchema = {
  type: 'object',
  required: ['prompt'],
  properties: { prompt: { type: 'string' }, steps: { type: 'integer', minimum: 1 } },
};

describe('requestText', () => {
  it('writes the request that would be sent', () => {
    expect(requestText(shortSchema, { prompt: 'a hut', steps: '7' })).toBe('{\n  "prompt": "a hut",\n  "steps": 7\n}');
  });
});

describe('readRequestText', () => {
  it('reads back a written request', () => {
    const values = { prompt: 'a hut', steps: 7 };
    expect(readRequestText(shortSchema, requestText(shortSchema, values))).toEqual({
      state: 'values',
      values,
      left: [],
    });
  });

  it('lists names that the model does not take', () => {
    expect(readRequestText(shortSchema, '{"prompt": "a hut", "glow": true}')).toEqual({
      state: 'values',
      values: { prompt: 'a hut' },
      left: ['glow'],
    });
  });

  it('reports where a text is no JSON, and that a request is an object', () => {
    expect(readRequestText(shortSchema, '{\n"prompt": }')).toEqual({
      state: 'issue',
      message: expect.stringMatching(/^Line 2, column 11: /) as string,
    });
    expect(readRequestText(shortSchema, '["a hut"]')).toEqual({
      state: 'issue',
      message: expect.stringContaining('{') as string,
    });
  });
});
