import { describe, expect, it } from 'vitest';
import { readModel, readModelList } from './read-models.ts';
import { schemaOf } from './schema-of.ts';

const press = { properties: { model: { enum: ['flatbed', 'rotary'] }, paper: { type: 'string' } } };

describe('readModel', () => {
  it.each(['json_request_schema', 'request_schema'])('takes a setting named model out of %s', (key) => {
    const model = readModel({ id: 'printer', [key]: press });
    expect(Object.keys(Object(schemaOf(model)?.['properties']))).toEqual(['paper']);
    expect(schemaOf(model)?.['x-own-model']).toMatchObject({ id: 'printer', setting: press.properties.model });
  });

  it('reads a model without a schema, and refuses what is no model', () => {
    expect(schemaOf(readModel({ id: 'printer', request_schema: null }))).toBeNull();
    expect(schemaOf(readModel({ id: 'printer' }))).toBeNull();
    expect(() => readModel({ name: 'printer' })).toThrow(/id/);
  });
});

describe('readModelList', () => {
  it('leaves out what is no model', () => {
    const models = readModelList({ data: [{ id: 'printer', json_request_schema: press }, 7, null] });
    expect(models.map(({ id }) => id)).toEqual(['printer']);
    expect(models.map(schemaOf)).toMatchObject([{ 'x-own-model': { id: 'printer' } }]);
  });
});
