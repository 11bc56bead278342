import { describe, expect, it } from 'vitest';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { offeredMedia } from './staged-media';

const image = { kind: 'image', id: 'a' } as StudioMedia;

describe('offeredMedia', () => {
  it('offers what is on the stage to a required field of its kind', () => {
    expect(offeredMedia({ isRequired: true, media: 'image' }, image)).toBe(image);
    expect(offeredMedia({ isRequired: true, media: null }, image)).toBe(image);
    expect(offeredMedia({ isRequired: true, media: 'image' }, null)).toBeNull();
  });

  it('offers nothing to an optional field, or one of another kind', () => {
    expect(offeredMedia({ isRequired: false, media: 'image' }, image)).toBeNull();
    expect(offeredMedia({ isRequired: true, media: 'video' }, image)).toBeNull();
  });
});
