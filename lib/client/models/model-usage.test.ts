import { describe, expect, it } from 'vitest';
import type { ModelUsage } from '@/lib/contract/studio/model-usage';
import { usageOf } from './model-usage';

const used = (model: string, day: number, more: Partial<ModelUsage> = {}): ModelUsage => ({
  model,
  seconds: null,
  lastUsedAt: `2026-01-0${day}T00:00:00.000Z`,
  firstResult: null,
  ...more,
});

describe('usageOf', () => {
  it('joins what jobs under the id and the aliases of a model say', () => {
    const all = [used('ie-3', 1, { seconds: 4, firstResult: { mediaId: 'a', kind: 'image' } }), used('seedream', 2)];
    expect(usageOf({ id: 'ie-3', aliases: ['seedream'] }, all)).toMatchObject({
      seconds: 4,
      lastUsedAt: '2026-01-02T00:00:00.000Z',
      firstResult: { mediaId: 'a' },
    });
    expect(usageOf({ id: 'ie-4' }, all)).toBeNull();
  });
});
