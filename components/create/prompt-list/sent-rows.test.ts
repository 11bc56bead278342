import { describe, expect, it } from 'vitest';
import { listOfFiles, readPrompts } from './read-list';
import { sentRows } from './sent-rows';

function rowsOf(...prompts: string[]) {
  const read = readPrompts(prompts.join('\n'), null);
  return read.state === 'list' ? read.list.rows : [];
}
const sentBefore = (...prompts: string[]) => prompts.map((prompt) => ({ cells: { prompt } }));

describe('sentRows', () => {
  it('finds the rows that were sent, wherever an edit moved them', () => {
    const rows = rowsOf('a heron', 'a kite', 'a red boat');
    expect([...sentRows(rows, sentBefore('a kite', 'a boat'))]).toEqual([2]);
  });

  it('counts equal rows as often as they were sent', () => {
    const rows = rowsOf('a kite', 'a kite', 'a kite');
    expect([...sentRows(rows, sentBefore('a kite', 'a kite'))]).toEqual([1, 2]);
  });

  it('tells files of one name apart', () => {
    const rows = listOfFiles(['kite.png', 'kite.png']).rows;
    expect([...sentRows(rows, rows.slice(1))]).toEqual([2]);
  });

  it('does not mind the order of the columns', () => {
    const rows = [{ number: 4, cells: { width: '256', prompt: 'a kite' }, issue: null }];
    expect([...sentRows(rows, [{ cells: { prompt: 'a kite', width: '256' } }])]).toEqual([4]);
  });
});
