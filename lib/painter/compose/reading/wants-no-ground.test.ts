import { describe, expect, it } from 'vitest';
import { wantsNoGround } from './wants-no-ground.ts';

describe('wantsNoGround', () => {
  it('recognises stickers, cut-outs and transparency', () => {
    expect(['a fox sticker', 'on a transparent background', 'a cup, no background'].every(wantsNoGround)).toBe(true);
    expect(wantsNoGround('a fox on a hill with a blurred background')).toBe(false);
  });
});
