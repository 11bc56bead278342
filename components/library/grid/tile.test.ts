import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LibraryItem } from '@/lib/contract/studio/library';
import { libraryItem } from '../testing/library-item';
import { Tile } from './tile';

const item = {
  ...libraryItem('a', '2026-11-20T08:00:00.000Z', { thumbnailUrl: '/a.webp', dynamicRange: null }),
  caption: 'A kite',
  isStarred: false,
  rating: 0,
  label: null,
  flag: null,
  batchPlace: null,
};

function draw(
  state: { isPointed?: boolean; isSelected?: boolean; isCoarse?: boolean },
  batchPlace: LibraryItem['batchPlace'] = null,
): string {
  const { isPointed = false, isSelected = false, isCoarse = false } = state;
  const place = { id: 'tile', at: 0, left: 0, width: 100, filter: {}, ring: null };
  return renderToStaticMarkup(
    createElement(Tile, { ...place, item: { ...item, batchPlace }, review: null, isPointed, isSelected, isCoarse }),
  );
}

const elementsIn = (markup: string) => markup.match(/<[a-z]/g)?.length ?? 0;

describe('Tile', () => {
  it('draws its check only where it can be seen, so that a wall of tiles stays light', () => {
    expect(draw({})).not.toContain('data-check');
    expect(draw({ isPointed: true })).toContain('data-check');
    expect(draw({ isSelected: true })).toContain('data-check');
    expect(draw({ isCoarse: true })).toContain('data-check');
  });

  it('says its place in its batch', () => {
    expect(draw({})).not.toContain('data-batch');
    expect(draw({}, { number: 2, count: 4 })).toContain('2 of 4');
  });

  it('says so with two more elements, so that a screen of batches stays light', () => {
    expect(elementsIn(draw({}, { number: 2, count: 4 })) - elementsIn(draw({}))).toBe(2);
  });
});
