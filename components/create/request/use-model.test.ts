import { describe, expect, it } from 'vitest';
import { chooseModel } from './use-model';

describe('chooseModel', () => {
  const listed = [{ id: 'a', aliases: ['a-latest'] }, { id: 'b' }];
  const named = listed.map((model) => ({ ...model, unlisted: true }));

  it('chooses the last used model, by its id or an alias, else the first', () => {
    expect(chooseModel(listed, 'b')).toBe('b');
    expect(chooseModel(listed, 'a-latest')).toBe('a-latest');
    expect(chooseModel(listed, null)).toBe('a');
    expect(chooseModel([], null)).toBeNull();
  });

  it('ignores a last used model that the service does not list', () => {
    expect(chooseModel(listed, 'gone')).toBe('a');
    expect(chooseModel([...named, { id: 'c' }], 'gone')).toBe('a');
  });

  it('chooses the last used model where the service lists none, even if the settings name another', () => {
    expect(chooseModel([], 'owner/other')).toBe('owner/other');
    expect(chooseModel(named, 'owner/other')).toBe('owner/other');
  });
});
