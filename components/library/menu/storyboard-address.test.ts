import { describe, expect, it } from 'vitest';
import type { LibraryItem } from '@/lib/contract/studio/library';
import { storyboardAddress } from './storyboard-address';

const item = (id: string, kind = 'image') => ({ media: { id, kind } }) as LibraryItem;

describe('storyboardAddress', () => {
  it('names images and videos in their order', () => {
    expect(storyboardAddress([item('b', 'video'), item('a')])).toBe('/storyboards/new?media=b,a');
  });

  it('is nothing for audio, for too many files, and until they have loaded', () => {
    expect(storyboardAddress([item('a'), item('b', 'audio')])).toBeNull();
    expect(storyboardAddress([])).toBeNull();
    const many = Array.from({ length: 201 }, (_, index) => item(String(index)));
    expect(storyboardAddress(many)).toBeNull();
  });
});
