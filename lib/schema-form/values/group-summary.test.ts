import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import type { GroupField } from '../form-field.ts';
import { findField } from '../model/find-field.ts';
import { createFormModel } from '../model/form-model.ts';
import { groupSummary, startsFolded } from './group-summary.ts';

const texts = (...names: string[]): JsonObject => Object.fromEntries(names.map((name) => [name, { type: 'string' }]));

function groupAt(pointer: string, schema: JsonObject): GroupField {
  const field = findField(createFormModel(schema), pointer);
  if (field?.kind !== 'group') throw new Error('not a group');
  return field;
}

describe('startsFolded', () => {
  const few = { type: 'object', properties: texts('a', 'b', 'c') };
  const many = { type: 'object', properties: texts('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i') };

  it('is true of groups with many fields, and of those deep inside others', () => {
    expect(startsFolded(groupAt('/few', { properties: { few } }))).toBe(false);
    expect(startsFolded(groupAt('/many', { properties: { many } }))).toBe(true);
    const outer = { type: 'object', properties: { few } };
    expect(startsFolded(groupAt('/outer/few', { properties: { outer } }))).toBe(true);
    const list = { type: 'array', items: few };
    expect(startsFolded(groupAt('/list/0', { properties: { list } }))).toBe(false);
  });

  it('is false of required groups', () => {
    expect(startsFolded(groupAt('/many', { required: ['many'], properties: { many } }))).toBe(false);
  });
});

describe('groupSummary', () => {
  const group = groupAt('/view', {
    properties: { view: { type: 'object', properties: { ...texts('camera', 'lens', 'fog', 'sky'), flip: {} } } },
  });

  it('counts and names what is set', () => {
    expect(groupSummary(group, undefined)).toBeNull();
    expect(groupSummary(group, { camera: '', lens: null, flip: {} })).toBeNull();
    expect(groupSummary(group, { camera: 'low', sky: 'red' })).toBe('2 set: Camera, Sky');
    expect(groupSummary(group, { camera: 'low', lens: '35', fog: 'thin', sky: 'red' })).toBe(
      '4 set: Camera, Lens, Fog, …',
    );
  });
});
