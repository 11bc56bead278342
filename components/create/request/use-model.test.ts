import { describe, expect, it } from 'vitest';
import { chooseModel } from './use-model';

describe('chooseModel', () => {
  const listed = [{ id: 'a', aliases: ['a-latest'] }, { id: 'b' }];
  const named = listed.map((model) => ({ ...model, unlisted: true }));

  it('chooses the model used last, by its id or an alias, else the first', () => {
    expect(chooseModel(listed, 'b')).toBe('b');
    expect(chooseModel(listed, 'a-latest')).toBe('a-latest');
    expect(chooseModel(listed, null)).toBe('a');
    expect(chooseModel([], null)).toBeNull();
  });

  it('passes over a model used last that the list of the service does not have', () => {
    expect(chooseModel(listed, 'gone')).toBe('a');
    expect(chooseModel([...named, { id: 'c' }], 'gone')).toBe('a');
  });

  it('chooses the model used last where the service lists none, whatever the settings name', () => {
    expect(chooseModel([], 'owner/other')).toBe('owner/other');
    expect(chooseModel(named, 'owner/other')).toBe('owner/other');
  });
});
