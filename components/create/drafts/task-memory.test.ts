import { describe, expect, it } from 'vitest';
import { readTaskMemory } from './task-memory';

describe('readTaskMemory', () => {
  it('reads what this version knows, and leaves the rest out', () => {
    const stored = {
      tasks: { 'ie-1': 'edit', other: 'dance' },
      prompts: { make: { prompt: 'a lake', model: 'ig-1' }, edit: { prompt: 1 }, dance: { prompt: '', model: '' } },
    };
    expect(readTaskMemory(JSON.stringify(stored))).toEqual({
      tasks: { 'ie-1': 'edit' },
      prompts: { make: { prompt: 'a lake', model: 'ig-1' } },
    });
    expect(readTaskMemory('null')).toEqual({ tasks: {}, prompts: {} });
    expect(() => readTaskMemory('{')).toThrow(SyntaxError);
  });
});
