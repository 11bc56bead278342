import { describe, expect, it } from 'vitest';
import { withoutOwnModel } from './own-model-setting.ts';
import { nameTaken } from '../../schema-form/model/name-taken.ts';
import { activeModel, createFormModel } from '../../schema-form/model/form-model.ts';

const enhancer = { type: 'string', title: 'Enhancer', enum: ['Crisp 2', 'Soft 1'], default: 'Crisp 2' };
const schema = {
  type: 'object',
  required: ['image_url', 'model'],
  properties: { image_url: { type: 'string' }, model: enhancer },
};

const loom = (name: string, own: string) => ({
  type: 'object',
  required: ['model', 'cloth'],
  properties: { model: { const: name }, cloth: { type: 'string' }, [own]: { type: 'integer' } },
});

describe('withoutOwnModel', () => {
  it('takes a setting that requests have no room for out of the form, and says so', () => {
    const without = withoutOwnModel(schema, 'upscaler');
    expect(without).toMatchObject({ required: ['image_url'], properties: { image_url: { type: 'string' } } });
    expect(Object.keys(Object(without['properties']))).toEqual(['image_url']);
    expect(nameTaken(without)).toBe('Enhancer');
  });

  it.each([
    ['a constant', { const: 'upscaler' }],
    ['a list with the id', { enum: ['upscaler', 'upscaler-mini'] }],
    ['any text', { type: 'string' }],
    ['text beside a list', { anyOf: [{ enum: ['one'] }, { type: 'string' }] }],
    ['a type that is referred to', { $ref: '#/$defs/Name' }],
  ])('says nothing where the setting takes the id: %s', (_name, model) => {
    const own = { type: 'object', properties: { model, size: {} }, $defs: { Name: { type: 'string' } } };
    const without = withoutOwnModel(own, 'upscaler');
    expect(without['properties']).toEqual({ size: {} });
    expect(nameTaken(without)).toBeNull();
  });

  it('takes it out of alternatives of the whole request, which stay apart by their title and other fields', () => {
    const without = withoutOwnModel({ oneOf: [loom('hand_loom', 'weft'), loom('power_loom', 'speed')] }, 'looms');
    const model = createFormModel(without);
    expect(model.alternatives.map(({ title }) => title)).toEqual(['Hand loom', 'Power loom']);
    expect(activeModel(model, { model: 'looms', cloth: 'linen', speed: 3 }).fields.map(({ name }) => name)).toEqual([
      'cloth',
      'speed',
    ]);
  });

  it('takes it out of parts of the whole request and of what they refer to', () => {
    const named = { properties: { model: { $ref: '#/$defs/Press' }, paper: {} }, required: ['model', 'paper'] };
    const parted = {
      allOf: [{ $ref: '#/$defs/Print' }, { properties: { photo: {} } }],
      required: ['model', 'photo'],
      $defs: { Press: { enum: ['flatbed', 'rotary'] }, Named: named, Print: { $ref: '#/$defs/Named' } },
    };
    const without = withoutOwnModel(parted, 'printer');
    expect(createFormModel(without).fields.map(({ name }) => name)).toEqual(['paper', 'photo']);
    expect(without['required']).toEqual(['photo']);
    expect(nameTaken(without)).toBe('Model');

    const referring = { $ref: '#/$defs/Named', $defs: parted.$defs };
    expect(createFormModel(withoutOwnModel(referring, 'rotary')).fields.map(({ name }) => name)).toEqual(['paper']);
    expect(nameTaken(withoutOwnModel(referring, 'rotary'))).toBeNull();
    expect(withoutOwnModel({ $ref: '#', properties: { model: {}, paper: {} } }, 'x')['properties']).toEqual({
      paper: {},
    });
  });

  it('takes it out of alternatives that are referred to', () => {
    const $defs = { Hand: loom('hand_loom', 'weft'), Power: loom('power_loom', 'speed') };
    const without = withoutOwnModel({ oneOf: [{ $ref: '#/$defs/Hand' }, { $ref: '#/$defs/Power' }], $defs }, 'looms');
    const model = createFormModel(without);
    expect(model.alternatives.map(({ title }) => title)).toEqual(['Hand loom', 'Power loom']);
    expect(activeModel(model, { cloth: 'linen', speed: 3 }).fields.map(({ name }) => name)).toEqual(['cloth', 'speed']);
  });

  it('reads hostile schemas in no time: doubled references, deep parts, references to themselves', () => {
    const twice = (next: number) => ({ allOf: [{ $ref: `#/$defs/D${next}` }, { $ref: `#/$defs/D${next}` }] });
    const $defs = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`D${at}`, twice(at + 1)]));
    const doubled = { $ref: '#/$defs/D0', $defs: { ...$defs, D40: { properties: { model: { enum: ['rotary'] } } } } };
    expect(nameTaken(withoutOwnModel(doubled, 'printer'))).toBe('Model');

    let deep: object = { properties: { model: {} } };
    for (let level = 0; level < 20_000; level += 1) deep = { allOf: [deep] };
    expect(withoutOwnModel({ ...deep }, 'printer')).toHaveProperty('allOf');

    const circle = {
      $ref: '#/$defs/A',
      $defs: { A: { allOf: [{ $ref: '#/$defs/A' }, { properties: { model: {} } }] } },
    };
    expect(withoutOwnModel(circle, 'printer')['allOf']).toMatchObject([{ allOf: [{}, { properties: {} }] }]);
  });

  it('leaves other schemas as they are', () => {
    const other = { type: 'object', properties: { look: { properties: { model: {} } } } };
    expect(withoutOwnModel(other, 'upscaler')).toBe(other);
    expect(nameTaken(other)).toBeNull();
  });
});
