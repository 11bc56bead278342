import { describe, expect, it } from 'vitest';
import { canBeModelId, looksLikeModelId } from './model-id';

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
