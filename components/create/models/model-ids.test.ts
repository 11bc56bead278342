import { describe, expect, it } from 'vitest';
import { usedModelIds, canBeModelId, looksLikeModelId } from './model-ids';

describe('looksLikeModelId', () => {
  it.each([
    ['acme/flux.1:pro', true, true],
    ['gpt-image-1.5', true, true],
    ['sora2', true, true],
    ['my_tune', true, true],
    ['inpaint', true, false],
    ['remove background', false, false],
    ['2', false, false],
    ['-', false, false],
    ['“x-1”', false, false],
    [`a-${'b'.repeat(300)}`, false, false],
  ])('%s: it can be one: %s, it looks like one: %s', (text, canBe, looksLike) => {
    expect([canBeModelId(text), looksLikeModelId(text)]).toEqual([canBe, looksLike]);
  });
});

describe('usedModelIds', () => {
  it('offers the last model, recent ones and favourites, then those of jobs, each once', () => {
    const held: Record<string, string> = {
      'easel:model': 'owner/last',
      'easel:recent-models': '["owner/recent", "owner/last"]',
      'easel:favourite-models': '["owner/marked"]',
    };
    const jobs = [{ model: 'owner/recent' }, { model: 'owner/job' }];
    expect(usedModelIds({ getItem: (key) => held[key] ?? null }, jobs, () => false)).toEqual([
      'owner/last',
      'owner/recent',
      'owner/marked',
      'owner/job',
    ]);
    expect(usedModelIds({ getItem: () => null }, [], () => false)).toEqual([]);
  });

  it('offers eight at most', () => {
    const jobs = Array.from({ length: 20 }, (_, index) => ({ model: `model-${index}` }));
    expect(usedModelIds({ getItem: () => null }, jobs, () => false)).toHaveLength(8);
  });

  it('leaves out known ids', () => {
    const named = Array.from({ length: 8 }, (_, index) => `model-${index}`);
    const jobs = [...named, 'owner/other', 'owner/third'].map((model) => ({ model }));
    const others = usedModelIds({ getItem: () => null }, jobs, (id) => named.includes(id));
    expect(others).toEqual(['owner/other', 'owner/third']);
  });
});
