import { describe, expect, it } from 'vitest';
import { listOfFiles, type ListRow } from './read-list';
import { repeatedRows } from './repeated-rows';

const rowsOf = (...prompts: string[]) =>
  prompts.map((prompt, at): ListRow => ({ number: at + 1, cells: { prompt }, issue: null }));

describe('repeatedRows', () => {
  it('finds rows that say what one before them says', () => {
    const rows = rowsOf('a kite', 'a boat', ' a  kite ', 'A kite', 'a kite');
    expect([...repeatedRows(rows)]).toEqual([
      [3, 1],
      [5, 1],
    ]);
  });

  it('compares whole rows, and no files', () => {
    const rows = [640, 320].map((width, at) => ({
      number: at + 1,
      cells: { prompt: 'a kite', width: String(width) },
      issue: null,
    }));
    expect(repeatedRows(rows).size).toBe(0);
    expect(repeatedRows(listOfFiles(['a.png', 'a.png']).rows).size).toBe(0);
  });
});
