import { describe, expect, it } from 'vitest';
import { tileAt } from './timeline-preview';

const strip = { spriteUrl: '', columns: 2, rows: 2, tileWidth: 160, tileHeight: 90, times: [0, 1, 2] };

describe('tileAt', () => {
  it('finds the preview image of a time by row and column', () => {
    expect(tileAt(strip, 1.9)).toEqual({ left: 160, top: 0, seconds: 1 });
    expect(tileAt(strip, 50)).toEqual({ left: 0, top: 90, seconds: 2 });
    expect(tileAt(strip, -1)).toEqual({ left: 0, top: 0, seconds: 0 });
    expect(tileAt({ ...strip, times: [] }, 1)).toBeNull();
  });
});
