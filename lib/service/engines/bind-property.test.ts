import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { bindProperty } from './bind-property.ts';
import type { BoundParameter } from './bound-parameter.ts';

const number = {
  type: 'number',
  title: 'Guidance',
  description: 'The painter says.',
  minimum: 0,
  maximum: 20,
  default: 7.5,
};
const speed = {
  type: 'string',
  title: 'Speed',
  enum: ['fast', 'good', 'best'],
  default: 'good',
  renderType: 'button-group',
};

function bind(base: JsonObject, engine: JsonObject | null, changes: Partial<BoundParameter> = {}) {
  return bindProperty({ name: 'parameter', base, engine, values: null, isExact: false, places: 1, ...changes });
}
const propertyOf = (...given: Parameters<typeof bind>) => {
  const bound = bind(...given);
  return 'property' in bound ? bound.property : bound;
};

describe('bindProperty', () => {
  it('keeps a parameter of which the engine says nothing', () => {
    expect(propertyOf(speed, null)).toEqual(speed);
  });

  it('has the bounds of both, the help of the engine, and its own title', () => {
    expect(propertyOf(number, { type: 'number', description: 'CFG.', minimum: 1, maximum: 100 })).toEqual({
      type: 'number',
      title: 'Guidance',
      description: 'CFG.',
      minimum: 1,
      maximum: 20,
      default: 7.5,
    });
    expect(propertyOf(number, { type: 'number' })).not.toHaveProperty('description');
  });

  it('keeps the help of prompts and media', () => {
    const prompt = { type: 'string', description: 'What to generate.' };
    expect(propertyOf(prompt, { type: 'string', description: 'Text.' }, { name: 'prompt' })).toEqual(prompt);
    const image = { type: 'string', renderType: 'image-url', description: 'The image to edit.' };
    expect(propertyOf(image, { type: 'string', renderType: 'image-url' })).toEqual(image);
  });

  it('has a default that both accept', () => {
    expect(propertyOf(number, { type: 'number', maximum: 5, default: 1 })).toMatchObject({ maximum: 5, default: 1 });
    expect(propertyOf(number, { type: 'number', minimum: 8 })).toMatchObject({ default: 8 });
  });

  it('takes whole numbers where the engine does', () => {
    expect(propertyOf({ ...number, default: 7 }, { type: 'integer' })).toMatchObject({ type: 'integer', default: 7 });
    expect(propertyOf({ ...number, minimum: 0.5 }, { type: 'integer' })).toMatchObject({ minimum: 1, default: 8 });
  });

  it('takes the steps of the engine, unless results get the exact value', () => {
    const side = { type: 'integer', minimum: 64, maximum: 4096, default: 1024 };
    const stepped = { type: 'integer', multipleOf: 16 };
    expect(propertyOf(side, stepped)).toMatchObject({ multipleOf: 16 });
    expect(propertyOf(side, stepped, { isExact: true })).toEqual(side);
    expect(propertyOf({ ...side, minimum: 60, maximum: 4095, default: 1000 }, stepped)).toMatchObject({
      multipleOf: 16,
      minimum: 64,
      maximum: 4080,
      default: 1008,
    });
    expect(propertyOf(number, { type: 'number', multipleOf: 0.1 })).toMatchObject({ multipleOf: 0.1, default: 7.5 });
  });

  it('keeps the choices that the engine has, or that are translated', () => {
    const engine = { type: 'string', enum: ['best', 'simple'] };
    expect(propertyOf(speed, engine)).toMatchObject({ enum: ['best'], default: 'best' });
    expect(propertyOf(speed, engine, { values: { fast: 'simple' } })).toMatchObject({ enum: ['fast', 'best'] });
    expect(propertyOf(speed, { type: 'integer' }, { values: { good: 8, best: 20 } })).toMatchObject({
      enum: ['good', 'best'],
      default: 'good',
    });
  });

  it('becomes a choice where only some values are translated, or the engine has a list', () => {
    const size = { anyOf: [{ enum: ['1K', '2K'] }, { type: 'string', pattern: 'x' }], title: 'Size', default: '2K' };
    expect(propertyOf(size, { type: 'integer' }, { values: { '1K': 1024, '2K': 2048 } })).toEqual({
      title: 'Size',
      enum: ['1K', '2K'],
      default: '2K',
    });
    expect(propertyOf({ type: 'string' }, { type: 'string', enum: ['a.safetensors'] })).toEqual({
      type: 'string',
      enum: ['a.safetensors'],
    });
    expect(propertyOf({ type: 'integer' }, { type: 'string' }, { values: { 4: 'short' } })).toMatchObject({
      enum: [4],
    });
  });

  it('translates the states of a switch', () => {
    const audio = { type: 'boolean', title: 'Audio', default: true };
    expect(propertyOf(audio, { type: 'string' }, { values: { true: 'on', false: 'off' } })).toEqual(audio);
    expect(propertyOf(audio, { type: 'string' }, { values: { false: 'off' } })).toMatchObject({
      enum: [false],
      default: false,
    });
  });

  it('keeps the alternatives that the engine takes', () => {
    const auto = { anyOf: [{ enum: ['auto', 4, 8] }, { type: 'string', enum: ['4', '8'], 'x-hidden': true }] };
    expect(propertyOf({ ...auto, title: 'Duration', default: 'auto' }, { type: 'integer', minimum: 5 })).toEqual({
      title: 'Duration',
      enum: [8],
      minimum: 5,
      default: 8,
    });
    const smart = { type: 'integer', minimum: -1, maximum: 30, anyOf: [{ const: -1, title: 'Smart' }, { minimum: 2 }] };
    expect(propertyOf({ ...smart, default: 5 }, { type: 'integer', minimum: 1, maximum: 10 })).toEqual({
      type: 'integer',
      minimum: 2,
      maximum: 10,
      default: 5,
    });
    const size = { anyOf: [{ enum: ['1K'] }, { type: 'string', pattern: '^x$' }] };
    expect(propertyOf(size, { type: 'string' })).toEqual(size);
    expect(propertyOf(size, { type: 'string', enum: ['1K', '3K'] })).toEqual({ enum: ['1K'] });
  });

  it.each([
    [speed, { type: 'integer' }, /parameter does not fit: the engine takes a number there/],
    [number, { type: 'string' }, /takes text there/],
    [speed, { type: 'string', enum: ['slow'] }, /takes no value of parameter/],
    [number, { type: 'number', minimum: 30 }, /takes no value of parameter/],
    [
      { anyOf: [{ enum: ['auto', 4] }, { type: 'string', enum: ['4'] }] },
      { type: 'integer', minimum: 9 },
      /takes no value/,
    ],
  ])('says that no value can reach the engine (%#)', (base, engine, message) => {
    const bound = bind(base, engine);
    expect('issue' in bound && bound.issue).toMatch(message);
  });
});
