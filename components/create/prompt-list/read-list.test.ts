import { describe, expect, it } from 'vitest';
import { mostRows, type ReadList, readListFile, readListText, readPrompts } from './read-list';

const names = ['model', 'seed', 'count', 'prompt', 'width', 'Steps'];
const cellsOf = (read: ReadList) => (read.state === 'list' ? read.list.rows.map(({ cells }) => cells) : read.reason);
const promptsOf = (read: ReadList) =>
  read.state === 'list' ? read.list.rows.map(({ cells }) => cells['prompt']) : read.reason;
const splitOf = (read: ReadList) => read.state === 'list' && read.list.split;

describe('readPrompts', () => {
  it.each([
    ['one a line', 'a kite\na boat\n', ['a kite', 'a boat']],
    ['with blank lines between', ' a kite\nover a hill\r\n\r\na boat', ['a kite\nover a hill', 'a boat']],
    ['none', ' \n ', 'empty'],
  ])('reads prompts, %s', (_, text, expected) => {
    expect(promptsOf(readPrompts(text, null))).toEqual(expected);
  });

  it('splits as chosen, and says how where there is a choice', () => {
    const text = 'a kite\na boat\n\na fox\nan owl';
    expect(splitOf(readPrompts(text, null))).toBe('paragraphs');
    expect(promptsOf(readPrompts(text, 'lines'))).toEqual(['a kite', 'a boat', 'a fox', 'an owl']);
    expect(promptsOf(readPrompts('a kite\na boat', 'paragraphs'))).toEqual(['a kite\na boat']);
    expect(splitOf(readPrompts('a kite\na boat', null))).toBe('lines');
    expect(splitOf(readPrompts('a kite', 'lines'))).toBeNull();
  });

  it('keeps the first rows of a long list, and counts all', () => {
    const read = readPrompts(Array.from({ length: mostRows + 30 }, (_, at) => `prompt ${at}`).join('\n'), null);
    expect(read.state === 'list' && [read.list.rows.length, read.list.total]).toEqual([mostRows, mostRows + 30]);
  });
});

describe('readListText', () => {
  it.each([
    ['of a spreadsheet', 'Prompt\tSteps\na kite\t20', [{ Prompt: 'a kite', Steps: '20' }]],
    ['with quotes and commas', 'prompt,width\n"a kite, red",640', [{ prompt: 'a kite, red', width: '640' }]],
    ['of known columns only', 'seed;width\n1;640', [{ seed: '1', width: '640' }]],
  ])('reads a table %s', async (_, text, expected) => {
    expect(cellsOf(await readListText(text, names, null))).toEqual(expected);
  });

  it('takes prompts with commas for prompts', async () => {
    expect(promptsOf(await readListText('a kite, red\na model of a boat, blue', names, null))).toHaveLength(2);
    expect(promptsOf(await readListText('Steps\na boat', names, null))).toEqual(['Steps', 'a boat']);
  });
});

describe('readListFile', () => {
  it('reads files by their names, and says what is wrong with a row or the whole', async () => {
    const table = await readListFile(new File(['prompt,width\na kite,640\na boat\n'], 'list.csv'), null);
    expect(table.state === 'list' && table.list.rows.map(({ issue }) => issue)).toEqual([
      null,
      'this row has 1 value, but the header has 2 columns',
    ]);
    expect(promptsOf(await readListFile(new File(['\uFEFFprompt,then\nb'], 'list.txt'), null))).toEqual([
      'prompt,then',
      'b',
    ]);
    expect(await readListFile(new File(['prompt,prompt\na,b'], 'list.csv'), null)).toMatchObject({
      state: 'error',
      reason: expect.stringContaining('two columns named “prompt”') as unknown,
    });
    expect(await readListFile(new File([''], 'list.csv'), null)).toMatchObject({ state: 'error' });
  });
});
