import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { editSubject } from './edit-subject.ts';

const schema: JsonObject = {
  type: 'object',
  properties: {
    prompt: { type: 'string' },
    width: { type: 'integer' },
    audio: { type: 'boolean' },
    ratio: { enum: ['1:1', '16:9'] },
    words: { type: 'array', items: { type: 'string' } },
    images: { type: 'array', items: { type: 'string', renderType: 'image-url' } },
    style: { type: 'object', properties: { tone: { type: 'string' }, weight: { type: 'number' } } },
  },
};
const [one, two] = ['https://example.com/1.png', 'https://example.com/2.png'];

describe('editSubject', () => {
  it.each<[string, JsonObject, JsonObject, string | null]>([
    ['words that are typed', { prompt: 'a' }, { prompt: 'ab' }, '/prompt'],
    ['the first letter', {}, { prompt: 'a' }, '/prompt'],
    ['a number', { width: '12' }, { width: 123 }, '/width'],
    ['one of several texts', { words: ['a', 'b'] }, { words: ['a', 'bc'] }, '/words/1'],
    ['a text in a group', { style: { tone: 'd', weight: 1 } }, { style: { tone: 'da', weight: 1 } }, '/style/tone'],
    ['files that arrive', { images: [one] }, { images: [one, two] }, '/images added'],
    ['a file that goes', { images: [one, two] }, { images: [one] }, null],
    ['files that move', { images: [one, two] }, { images: [two, one] }, null],
    ['a switch', { audio: false }, { audio: true }, null],
    ['a choice', { ratio: '1:1' }, { ratio: '16:9' }, null],
    ['a text that is added', { words: ['a'] }, { words: ['a', ''] }, null],
    ['several fields', { prompt: 'a', width: 1 }, { prompt: 'b', width: 2 }, null],
    ['a mode', { prompt: 'a' }, { prompt: 'a', $mode: 1 }, null],
    ['nothing', { prompt: 'a' }, { prompt: 'a' }, null],
  ])('returns the subject of a change: %s', (_what, before, after, subject) => {
    const isLetter = subject !== null && !subject.endsWith('added');
    expect(editSubject(schema, before, after)).toEqual({ subject, joins: subject !== null, isLetter });
  });

  it('keeps text that is inserted at once, as a list of boxes, separate', () => {
    const put = editSubject(schema, { prompt: 'a street' }, { prompt: `a street ${'[box] '.repeat(9)}` });
    expect(put).toEqual({ subject: '/prompt', joins: false, isLetter: false });
  });
});
