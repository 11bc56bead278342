import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { libraryItem } from '../testing/library-item';
import { Tile } from './tile';

const item = {
  ...libraryItem('a', '2026-11-20T08:00:00.000Z', { thumbnailUrl: '/a.webp', dynamicRange: null }),
  caption: 'A kite',
  isStarred: false,
  rating: 0,
  label: null,
  flag: null,
};

function draw(state: { isPointed?: boolean; isSelected?: boolean; isCoarse?: boolean }): string {
  const { isPointed = false, isSelected = false, isCoarse = false } = state;
  const place = { id: 'tile', at: 0, left: 0, width: 100, filter: {}, isActive: false };
  return renderToStaticMarkup(createElement(Tile, { ...place, item, isPointed, isSelected, isCoarse }));
}

describe('Tile', () => {
  it('draws its check only where it can be seen, so that a wall of tiles stays light', () => {
    expect(draw({})).not.toContain('data-check');
    expect(draw({ isPointed: true })).toContain('data-check');
    expect(draw({ isSelected: true })).toContain('data-check');
    expect(draw({ isCoarse: true })).toContain('data-check');
  });
});
