import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertValue } from '../carry-over/convert-value.ts';
import { showsValue } from '../carry-over/shows-value.ts';
import { valueAt } from '../json-pointer.ts';
import { filledFields, findField } from '../model/find-field.ts';
import { activeModel, createFormModel } from '../model/form-model.ts';
import { drawnRequest } from '../testing/drawn-schemas.ts';
import { requestBody } from '../values/request-body.ts';

const address = { type: 'string', format: 'uri' };
const channel = { type: 'integer', minimum: 0, maximum: 255 };
const object = (properties: object) => ({ type: 'object', properties });

describe('readKind', () => {
  it.each([
    ['constant', 'style', { type: 'string', const: 'ink' }],
    ['choice', 'image_url', { type: 'string', enum: ['a', 'b'] }],
    ['media', 'image_url', address],
    ['media', 'image_urls', { type: 'array', items: address }],
    ['media', 'image_url', { anyOf: [address, { type: 'array', items: address }] }],
    ['text-list', 'tags', { type: 'array', items: { type: 'string' } }],
    ['list', 'colors', { type: 'array', items: { type: 'string' } }],
    ['list', 'sizes', { type: 'array', items: { type: 'string', enum: ['a', 'b'] } }],
    ['number', 'steps', { anyOf: [{ type: 'integer' }, { const: 'auto' }] }],
    ['alternatives', 'steps', { anyOf: [{ type: 'integer' }, object({ count: { type: 'integer' } })] }],
    ['colour', 'color', { type: 'string' }],
    ['colour', 'tint', object({ r: channel, g: channel, b: channel })],
    ['group', 'point', object({ x: channel, y: channel })],
    ['map', 'weights', { ...object({ x: channel }), additionalProperties: { type: 'number' } }],
    ['branch', 'node/next', { $ref: '#/$defs/Node' }],
    ['json', 'anything', {}],
  ])('reads as %s what another kind would take too: %s %j', (kind, path, property) => {
    const [name = ''] = path.split('/');
    const Node = object({ next: { $ref: '#/$defs/Node' } });
    const model = createFormModel({ ...object({ [name]: property }), $defs: { Node } });
    expect(findField(model, `/${path}`)?.kind).toBe(kind);
  });
});

describe('kindOf', () => {
  it('gives operations that agree: a field shows what is typed in it, and takes its own value', () => {
    fc.assert(
      fc.property(drawnRequest, ({ schema, values }) => {
        const filled = filledFields(activeModel(createFormModel(schema), values).fields, values);
        for (const field of filled) expect(showsValue(field, valueAt(values, field.pointer))).toBe(true);
        const body = requestBody(schema, values);
        const sent = filled.filter((field) => valueAt(body, field.pointer) !== undefined);
        const own = sent.map((field) => valueAt(body, field.pointer));
        expect(sent.map((field, index) => convertValue(own[index], field, field))).toEqual(own);
      }),
      { numRuns: 60 },
    );
  });
});
