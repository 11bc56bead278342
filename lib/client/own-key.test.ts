import { describe, expect, it } from 'vitest';
import { firstPersonId } from '../contract/studio/first-person-id.ts';
import { ownKey } from './own-key.ts';
import { usePageAs } from './testing/use-page-as.ts';

describe('ownKey', () => {
  it('leaves the keys of the first administrator, and of pages without a person', () => {
    expect(ownKey('easel:tasks')).toBe('easel:tasks');
    usePageAs('');
    expect(ownKey('easel:tasks')).toBe('easel:tasks');
    usePageAs(firstPersonId);
    expect(ownKey('easel:tasks')).toBe('easel:tasks');
  });

  it('differs for each other person, and never begins as a key of the first', () => {
    const keys = ['ann', 'ben'].map((person) => {
      usePageAs(person);
      return ownKey('easel:draft:');
    });
    expect(new Set(keys).size).toBe(2);
    expect(keys.filter((key) => key.startsWith('easel:'))).toEqual([]);
  });
});
