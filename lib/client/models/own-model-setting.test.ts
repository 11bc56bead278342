import { replaceEqualDeep } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { withoutOwnModel } from './own-model-setting.ts';
import { nameTaken } from '../../schema-form/model/name-taken.ts';
import { activeModel, createFormModel } from '../../schema-form/model/form-model.ts';
import { requestBody } from '../../schema-form/values/request-body.ts';

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

const twice = (next: number) => ({ allOf: [{ $ref: `#/$defs/D${next}` }, { $ref: `#/$defs/D${next}` }] });

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

  it('takes it out of parts of the whole request and of what they refer to, and leaves definitions as they are', () => {
    const named = { properties: { model: { $ref: '#/$defs/Press' }, paper: {} }, required: ['model', 'paper'] };
    const parted = {
      allOf: [{ $ref: '#/$defs/Print' }, { properties: { photo: {} } }],
      required: ['model', 'photo'],
      $defs: { Press: { enum: ['flatbed', 'rotary'] }, Named: named, Print: { $ref: '#/$defs/Named' } },
    };
    const without = withoutOwnModel(parted, 'printer');
    expect(createFormModel(without).fields.map(({ name }) => name)).toEqual(['paper', 'photo']);
    expect(without['required']).toEqual(['photo']);
    expect(without['$defs']).toBe(parted.$defs);
    expect(nameTaken(without)).toBe('Model');

    const referring = { $ref: '#/$defs/Named', $defs: parted.$defs };
    expect(createFormModel(withoutOwnModel(referring, 'rotary')).fields.map(({ name }) => name)).toEqual(['paper']);
    expect(nameTaken(withoutOwnModel(referring, 'rotary'))).toBeNull();
  });

  it('says that it stays also where an alternative met it first', () => {
    const $defs = { Press: { properties: { model: { enum: ['flatbed'] } } } };
    const schema = { $ref: '#/$defs/Press', oneOf: [{ $ref: '#/$defs/Press' }, { properties: { ink: {} } }], $defs };
    expect(nameTaken(withoutOwnModel(schema, 'printer'))).toBe('Model');
  });

  it('takes it out of alternatives that are referred to, which stay apart by their names', () => {
    for (const own of [undefined, { enum: ['loom', 'loom-2'] }, { type: 'string' }]) {
      const weaving = (name: string, inner: string) => {
        const { properties, ...rest } = loom(name, inner);
        return { ...rest, properties: { ...properties, ...(own === undefined ? {} : { model: own }) } };
      };
      const $defs = { HandLoom: weaving('hand_loom', 'weft'), PowerLoom: weaving('power_loom', 'speed') };
      const oneOf = [{ $ref: '#/$defs/HandLoom' }, { $ref: '#/$defs/PowerLoom' }];
      const model = createFormModel(withoutOwnModel({ oneOf, $defs }, 'looms'));
      expect(model.alternatives.map(({ title }) => title)).toEqual(['Hand loom', 'Power loom']);
      expect(activeModel(model, { cloth: 'linen', speed: 3 }).fields.map(({ name }) => name)).toEqual([
        'cloth',
        'speed',
      ]);
    }
  });

  it('keeps the discriminator of such alternatives', () => {
    const mode = { type: 'string' };
    const $defs = {
      Hand: { properties: { model: { enum: ['a'] }, mode, weft: { type: 'string' } } },
      Power: { properties: { model: { enum: ['a'] }, mode, speed: { type: 'integer' } } },
    };
    const oneOf = [{ $ref: '#/$defs/Hand' }, { $ref: '#/$defs/Power' }];
    const mapping = { hand: '#/$defs/Hand', power: '#/$defs/Power' };
    const discriminator = { propertyName: 'mode', mapping };
    const without = withoutOwnModel({ type: 'object', oneOf, discriminator, $defs }, 'looms');
    expect(requestBody(without, { mode: 'power', speed: 3 })).toEqual({ mode: 'power', speed: 3 });
  });

  it('reads any schema in no time, and gives what can be compared in no time', () => {
    const $defs = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`D${at}`, twice(at + 1)]));
    const doubled = { $ref: '#/$defs/D0', $defs: { ...$defs, D40: { properties: { model: { enum: ['rotary'] } } } } };
    const [one, other] = [withoutOwnModel(doubled, 'printer'), withoutOwnModel(doubled, 'printer')];
    expect(nameTaken(one)).toBe('Model');
    expect(replaceEqualDeep(one, other)).toBe(one);

    let deep: object = { properties: { paper: {} } };
    for (let level = 0; level < 20_000; level += 1) deep = { allOf: [deep] };
    const parted = { ...deep, properties: { model: {} } };
    expect(withoutOwnModel(parted, 'printer')['properties']).toEqual({});
  });

  it('reads references to themselves', () => {
    const inner = { allOf: [{ $ref: '#/$defs/A' }, { properties: { model: {}, paper: {} } }] };
    const without = withoutOwnModel({ $ref: '#/$defs/A', $defs: { A: inner } }, 'printer');
    expect(createFormModel(without).fields.map(({ name }) => name)).not.toContain('model');
    expect(withoutOwnModel({ $ref: '#', properties: { model: true, paper: {} } }, 'x')['properties']).toEqual({
      paper: {},
    });
  });

  it('leaves other schemas as they are', () => {
    const other = { type: 'object', properties: { look: { properties: { model: {} } } } };
    expect(withoutOwnModel(other, 'upscaler')).toBe(other);
    expect(nameTaken(other)).toBeNull();
  });
});
