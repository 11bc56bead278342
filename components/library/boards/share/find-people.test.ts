import { describe, expect, it } from 'vitest';
import { findPeople } from './find-people';

const people = ['Ann', 'Anna', 'Ben', 'Ben'].map((name, at) => ({ id: String(at), name }));
const exactOf = (text: string) => findPeople(people, text).exact?.id ?? null;

describe('findPeople', () => {
  it('finds people by a part of their names', () => {
    expect(findPeople(people, ' an').found.map(({ name }) => name)).toEqual(['Ann', 'Anna']);
    expect(findPeople(people, 'zoe').found).toEqual([]);
  });

  it('names the one who is meant, unless it may be several', () => {
    expect(exactOf('ann')).toBe('0');
    expect(exactOf('anna')).toBe('1');
    expect(exactOf('nna')).toBe('1');
    expect(exactOf('an')).toBeNull();
    expect(exactOf('Ben')).toBeNull();
    expect(exactOf(' ')).toBeNull();
  });
});
