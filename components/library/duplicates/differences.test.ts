import { expect, it } from 'vitest';
import { noteModelNames } from '@/lib/client/models/model-names';
import { libraryItem } from '../testing/library-item';
import { differencesOf } from './differences';

it('names only what differs, with the value of each item', () => {
  const day = '2026-11-20T08:00:00.000Z';
  const items = [
    {
      ...libraryItem('a', day, { width: 1200, height: 800, seed: '7', bytes: 10 }),
      model: 'ig-1',
      modelName: 'Painter',
    },
    { ...libraryItem('b', day, { width: 600, height: 400, seed: '7', bytes: 10 }), model: null, modelName: null },
  ];
  expect(differencesOf(items, new Date(day))).toEqual([
    { trait: 'size', values: ['1200 × 800', '600 × 400'] },
    { trait: 'model', values: ['Painter', null] },
  ]);
});

it('names models in the language of the page', () => {
  noteModelNames([
    {
      id: 'differences-test',
      display_name: 'Malerin',
      original: { display_name: 'Painter', summary: null, description: null },
    },
  ]);
  const day = '2026-11-20T08:00:00.000Z';
  const items = [
    { ...libraryItem('a', day), model: 'differences-test', modelName: 'Painter' },
    { ...libraryItem('b', day), model: null, modelName: null },
  ];
  expect(differencesOf(items, new Date(day))).toEqual([{ trait: 'model', values: ['Malerin', null] }]);
});
