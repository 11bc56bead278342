import { describe, expect, it } from 'vitest';
import { createFormModel } from '@/lib/schema-form/model/form-model';
import { findField } from '@/lib/schema-form/model/find-field';
import { accessInside, accessOfUnchosen, directAccess } from './field-access';

describe('directAccess', () => {
  it('reads and writes by pointer, and the whole body under its own name', () => {
    const { read, write } = directAccess;
    expect(write({ a: 1 }, '/camera/lens', 35)).toEqual({ a: 1, camera: { lens: 35 } });
    expect(write({ a: 1, camera: { lens: 35 } }, '/camera/lens', undefined)).toEqual({ a: 1 });
    expect(read({ 'a.b': 2 }, '/a.b')).toBe(2);
    expect(read(write({}, '', '{}'), '')).toBe('{}');
  });
});

describe('accessInside', () => {
  const shots = accessInside(directAccess, { pointer: '/shots', defaultValue: [{ text: 'sea', seconds: 5 }] });

  it('shows the default, and copies it with the first change', () => {
    expect(shots.read({}, '/shots/0/text')).toBe('sea');
    expect(shots.write({ prompt: 'x' }, '/shots/0/text', 'sky')).toEqual({
      prompt: 'x',
      shots: [{ text: 'sky', seconds: 5 }],
    });
  });

  it('keeps an item when all inside is cleared', () => {
    expect(shots.write({ shots: [{ text: 'a' }] }, '/shots/0/text', undefined)).toEqual({ shots: [{}] });
  });

  it('reads an empty item as no value', () => {
    expect(shots.read({ shots: [null] }, '/shots/0')).toBeUndefined();
  });

  it('reaches through structures inside each other', () => {
    const points = accessInside(shots, { pointer: '/shots/0/points', defaultValue: [1, 2] });
    expect(points.read({ shots: [{ text: 'a' }] }, '/shots/0/points/1')).toBe(2);
    expect(points.write({ shots: [{ text: 'a' }] }, '/shots/0/points/1', 9)).toEqual({
      shots: [{ text: 'a', points: [1, 9] }],
    });
  });
});

describe('accessOfUnchosen', () => {
  it('fixes the alternative with the first change', () => {
    const model = createFormModel({
      properties: { size: { anyOf: [{ type: 'integer' }, { enum: ['big', 'small'] }] } },
    });
    const field = findField(model, '/size');
    if (field?.kind !== 'alternatives') throw new Error('no alternatives');
    const written = accessOfUnchosen(directAccess, field, 0).write({}, '/size', '7');
    expect(written).toMatchObject({ size: '7', $choices: { '/size': { at: 0 } } });
  });
});
