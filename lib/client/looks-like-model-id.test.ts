import { describe, expect, it } from 'vitest';
import { looksLikeModelId } from './looks-like-model-id.ts';

describe('looksLikeModelId', () => {
  it.each([
    ['acme/flux.1:pro', true],
    ['gpt-image-1.5', true],
    ['sora2', true],
    ['my_tune', true],
    ['inpaint', false],
    ['remove background', false],
    ['2', false],
    ['-', false],
    ['“x-1”', false],
    [`a-${'b'.repeat(300)}`, false],
  ])('%s: %s', (text, isId) => {
    expect(looksLikeModelId(text)).toBe(isId);
  });
});
