import { describe, expect, it } from 'vitest';
import type { BatchCell } from '@/lib/client/jobs/batch-cells';
import type { Sweep } from '@/lib/contract/studio/sweep';
import { lineOf, placeOf } from './sweep-place';

const sweep: Sweep = {
  id: '',
  title: 'Guidance × Steps',
  across: { label: 'Guidance', values: ['3', '7.5', '12'] },
  down: { label: 'Steps', values: ['8', '30'] },
  jobIds: [],
  createdAt: '',
};
const cellsOf = (names: string) =>
  names.split('').map((name) => ({ media: name === '-' ? null : { id: name } }) as unknown as BatchCell);

describe('placeOf', () => {
  it('names both values of a cell, or the one of a row', () => {
    expect(placeOf(sweep, 4)).toEqual({ column: 1, row: 1, label: 'Guidance: 7.5 · Steps: 30' });
    expect(placeOf({ ...sweep, down: null }, 2)).toEqual({ column: 2, row: 0, label: 'Guidance: 12' });
  });
});

describe('lineOf', () => {
  it('finds the results of a row and of a column', () => {
    const cells = cellsOf('ab-def');
    expect(lineOf(cells, placeOf(sweep, 1), { columns: 3, line: 'row' })).toEqual(['a', 'b']);
    expect(lineOf(cells, placeOf(sweep, 1), { columns: 3, line: 'column' })).toEqual(['b', 'e']);
    expect(lineOf(cells, placeOf(sweep, 2), { columns: 3, line: 'column' })).toEqual(['f']);
  });

  it('takes the nearest six of a long line, in their order', () => {
    const cells = cellsOf('abcdefghij');
    const at = { column: 7, row: 0, label: '' };
    expect(lineOf(cells, at, { columns: 10, line: 'row' }).join('')).toBe('efghij');
  });
});
