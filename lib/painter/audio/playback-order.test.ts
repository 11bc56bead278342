import { describe, expect, it } from 'vitest';
import { readCitations } from '../../contract/prompt/citations.ts';
import { playbackOrder } from './playback-order.ts';

const groups = [
  { field: 'input_images', pattern: '@Image {n}' },
  { field: 'input_audios', pattern: '@Audio {n}' },
];

describe('playbackOrder', () => {
  it('puts cited references first, in the order of the prompt, each once', () => {
    const prompt = '@Image 1 dances to @Audio 3, then @Audio 1 and @Audio 3 again';
    expect(playbackOrder(readCitations(prompt, groups), 'input_audios', 3)).toEqual([2, 0, 1]);
  });

  it('preserves the given order where nothing is cited', () => {
    expect(playbackOrder([], 'input_audios', 3)).toEqual([0, 1, 2]);
    expect(playbackOrder([], 'input_audios', 0)).toEqual([]);
  });
});
