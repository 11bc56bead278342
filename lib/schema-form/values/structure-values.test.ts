import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { chooseAlternative, resetField } from '../model/choose-alternative.ts';
import { addItem, moveItem, removeItem } from './edit-list.ts';
import { addEntry, renameEntry, shownEntries } from './edit-map.ts';
import { findField } from '../model/find-field.ts';
import { type FormModel, createFormModel } from '../model/form-model.ts';
import { requestBody } from './request-body.ts';
import { setWithin } from '../set-at.ts';

function fieldOf<Kind extends string>(model: FormModel, pointer: string, kind: Kind) {
  const field = findField(model, pointer);
  if (field?.kind !== kind) throw new Error(`no ${kind} at ${pointer}`);
  return field as Extract<typeof field, { kind: Kind }>;
}

const size = {
  properties: {
    size: {
      anyOf: [
        { enum: ['square', 'wide'] },
        { type: 'object', properties: { width: { type: 'integer', default: 512 }, height: { type: 'integer' } } },
      ],
      default: 'square',
    },
  },
};
const shots = {
  properties: {
    shots: {
      type: 'array',
      items: {
        type: 'object',
        required: ['prompt', 'seconds'],
        properties: {
          prompt: { type: 'string' },
          seconds: { type: 'integer', default: 5 },
          size: size.properties.size,
        },
      },
    },
  },
};

describe('chooseAlternative', () => {
  const model = createFormModel(size);
  const field = fieldOf(model, '/size', 'alternatives');

  it('parks typed values, never sends them, and brings them back', () => {
    const chosen = chooseAlternative({ size: 'wide' }, field, 1, []);
    expect(requestBody(size, chosen)).toEqual({ size: {} });
    const typed = { ...chosen, size: { height: '100' } };
    expect(requestBody(size, typed)).toEqual({ size: { height: 100 } });
    const back = chooseAlternative(typed, field, 0, []);
    expect(requestBody(size, back)).toEqual({ size: 'wide' });
    expect(requestBody(size, chooseAlternative(back, field, 1, []))).toEqual({ size: { height: 100 } });
    expect(resetField(back, '/size')).toEqual({});
  });

  it('carries over shared properties between alternatives of the whole request', () => {
    const schema = {
      oneOf: [
        { title: 'A', properties: { prompt: { type: 'string' }, ratio: { enum: ['1:1', '3:1'] } } },
        {
          title: 'B',
          properties: { prompt: { type: 'string' }, ratio: { enum: ['2:1', '4:1'] }, n: { type: 'integer' } },
        },
      ],
    };
    const whole = createFormModel(schema);
    const place = { pointer: '', options: whole.alternatives, defaultValue: null };
    const fields = whole.alternatives[1]?.model().fields ?? [];
    const values = chooseAlternative({ prompt: 'x', ratio: '1:1', $mode: 1 }, place, 1, fields);
    expect(requestBody(schema, values)).toEqual({ prompt: 'x' });
    expect(values['$mode']).toBe(1);
    const back = chooseAlternative({ ...values, prompt: 'y', n: 2 }, place, 0, whole.fields);
    expect(requestBody(schema, back)).toEqual({ prompt: 'y', ratio: '1:1' });
  });
});

describe('requestBody of structures', () => {
  it('leaves out unedited fields and sends chosen values in their types', () => {
    expect(requestBody(size, {})).toEqual({});
    expect(requestBody(size, { size: { width: '7' } })).toEqual({ size: { width: 7 } });
    expect(requestBody(shots, { shots: [] })).toEqual({});
    expect(requestBody(shots, { shots: [{ prompt: 'a' }, {}] })).toEqual({
      shots: [{ prompt: 'a', seconds: 5 }, { seconds: 5 }],
    });
  });

  it('sends an emptied list where leaving it out would bring the default back', () => {
    const schema = { properties: { list: { type: 'array', items: { type: 'integer' }, default: [1] } } };
    expect(requestBody(schema, { list: [] })).toEqual({ list: [] });
    expect(requestBody({ ...schema, required: ['list'] }, {})).toEqual({ list: [1] });
    expect(requestBody(schema, { list: ['4', null, 5] })).toEqual({ list: [4, 5] });
  });

  it('sends the shown defaults of a changed group', () => {
    const group = {
      type: 'object',
      properties: { w: { type: 'integer' }, h: { type: 'integer' } },
      default: { w: 9, h: 8 },
    };
    const schema = { properties: { group } };
    expect(requestBody(schema, {})).toEqual({});
    expect(requestBody(schema, { group: { w: '1' } })).toEqual({ group: { w: 1, h: 8 } });
  });

  it('reads the values of a map', () => {
    const schema = { properties: { weights: { type: 'object', additionalProperties: { type: 'number' } } } };
    expect(requestBody(schema, { weights: { a: '0.5', '': '1', b: '' } })).toEqual({ weights: { a: 0.5 } });
  });

  it('leaves a foreign value of another shape unchanged', () => {
    for (const odd of ['text', 7, true]) {
      expect(requestBody(shots, { shots: odd })).toEqual({ shots: odd });
      expect(requestBody(size, { size: odd })).toEqual({ size: odd });
    }
  });

  it('leaves out modes that are not in use', () => {
    const schema = {
      'x-exclusive-modes': [
        { title: 'References', fields: ['images'] },
        { title: 'Frames', fields: ['first', 'last'] },
      ],
      properties: Object.fromEntries(['images', 'first', 'last'].map((name) => [name, { type: 'string' }])),
    };
    expect(createFormModel(schema).modes).toEqual([
      { title: 'References', names: ['images'] },
      { title: 'Frames', names: ['first', 'last'] },
    ]);
    expect(requestBody(schema, { images: 'a', first: 'b' })).toEqual({ images: 'a' });
    expect(requestBody(schema, { images: 'a', first: 'b', $mode: 1 })).toEqual({ first: 'b' });
    expect(requestBody(schema, { last: 'b' })).toEqual({ last: 'b' });
    expect(requestBody({ ...schema, additionalProperties: true }, { $mode: 0, other: 1 })).toEqual({ other: 1 });
  });
});

describe('addItem, moveItem and removeItem', () => {
  const model = createFormModel(shots);
  const list = fieldOf(model, '/shots', 'list');
  const filled: JsonObject = {
    shots: [{ prompt: 'a' }, { prompt: 'b' }],
    $choices: { '/shots/1/size': { at: 1, parked: { 0: 'wide' } }, '/other': { at: 0, parked: {} } },
  };

  it('move the choices inside an item with it', () => {
    const moved = moveItem(filled, list, 1, 0);
    expect(moved['shots']).toEqual([{ prompt: 'b' }, { prompt: 'a' }]);
    expect(moved['$choices']).toEqual({
      '/shots/0/size': { at: 1, parked: { 0: 'wide' } },
      '/other': { at: 0, parked: {} },
    });
    expect(removeItem(filled, list, 0)['$choices']).toHaveProperty('/shots/0/size');
    expect(removeItem(filled, list, 1)['$choices']).toEqual({ '/other': { at: 0, parked: {} } });
    expect(moveItem(filled, list, 1, 2)).toBe(filled);
  });

  it('add an empty item, and remove an empty list', () => {
    expect(addItem({}, list)).toEqual({ shots: [{}] });
    expect(removeItem({ shots: [{}] }, list, 0)).toEqual({});
  });
});

describe('addEntry and renameEntry', () => {
  const model = createFormModel({ properties: { map: { type: 'object', additionalProperties: { type: 'string' } } } });
  const map = fieldOf(model, '/map', 'map');

  it('keep the order, and reject a taken name', () => {
    expect(addEntry(map, { a: '1' })).toEqual({ a: '1', '': null });
    expect(Object.keys(renameEntry(map, { a: '1', b: '2' }, 'a', 'c') ?? {})).toEqual(['c', 'b']);
    expect(renameEntry(map, { a: '1', b: '2' }, 'a', 'b')).toBeNull();
    expect(shownEntries(map, undefined)).toEqual([]);
  });
});

describe('setWithin', () => {
  it('keeps objects that became empty', () => {
    expect(setWithin([{ a: 1 }, { b: 2 }], '/0/a', undefined)).toEqual([{}, { b: 2 }]);
    expect(setWithin([1, 2], '/0', undefined)).toEqual([null, 2]);
    expect(setWithin(undefined, '/a/b', 1)).toEqual({ a: { b: 1 } });
    expect(setWithin({ a: { b: 1 } }, '/a/b', undefined)).toEqual({ a: {} });
  });
});
