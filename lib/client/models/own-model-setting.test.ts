import { describe, expect, it } from 'vitest';
import { withoutOwnModel } from './own-model-setting.ts';
import { nameTaken } from '../../schema-form/model/name-taken.ts';
import { schemaOf } from './schema-of.ts';

const enhancer = { type: 'string', title: 'Enhancer', enum: ['Crisp 2', 'Soft 1'], default: 'Crisp 2' };
const schema = {
  type: 'object',
  required: ['image_url', 'model'],
  properties: { image_url: { type: 'string' }, model: enhancer },
};

describe('withoutOwnModel', () => {
  it('takes a setting that requests have no room for out of the form, and says so', () => {
    const without = withoutOwnModel(schema, 'upscaler');
    expect(without).toMatchObject({ required: ['image_url'], properties: { image_url: { type: 'string' } } });
    expect(Object.keys(Object(without['properties']))).toEqual(['image_url']);
    expect(nameTaken(without)).toBe('Enhancer');
    expect(withoutOwnModel(schema, 'upscaler')).toBe(withoutOwnModel(schema, 'upscaler'));
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

  it('leaves other schemas as they are', () => {
    const other = { type: 'object', properties: { look: { properties: { model: {} } } } };
    expect(withoutOwnModel(other, 'upscaler')).toBe(other);
    expect(nameTaken(other)).toBeNull();
    expect(schemaOf({ id: 'upscaler', json_request_schema: other })).toBe(other);
    expect(schemaOf({ id: 'upscaler' })).toBeNull();
  });
});
