import { describe, expect, it } from 'vitest';
import { readCodeChoice, writeCodeChoice } from './code-choice';

describe('readCodeChoice', () => {
  it('returns the stored choice, and curl with the queue for invalid data', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    expect(readCodeChoice(storage)).toEqual({ language: 'curl', style: 'queue' });
    writeCodeChoice(storage, { language: 'python', style: 'events' });
    expect(readCodeChoice(storage)).toEqual({ language: 'python', style: 'events' });
    storage.setItem('easel:code', '{"language":"cobol"}');
    expect(readCodeChoice(storage)).toEqual({ language: 'curl', style: 'queue' });
  });
});
