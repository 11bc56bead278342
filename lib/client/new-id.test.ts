import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { newId } from './new-id.ts';

describe('newId', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('creates a different UUID each time, without the browser’s help', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const ids = Array.from({ length: 50 }, newId);
    for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
    expect(new Set(ids).size).toBe(50);
  });
});
