import { describe, expect, it } from 'vitest';
import { findJsonSyntaxError } from '../../contract/json-syntax-error.ts';
import { jsonIssueMessage } from './read-value.ts';

describe('jsonIssueMessage', () => {
  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', 'Line 3, column 3: a comma is missing here, or }.'],
    ['[1 2]', 'Line 1, column 4: a comma is missing here, or ].'],
    ['[1, 2,]', 'Line 1, column 6: this comma is one too many.'],
    ['{a: 1}', 'Line 1, column 2: a name in double quotes belongs here.'],
    ['{"a" 1}', 'Line 1, column 6: a colon is missing after the name.'],
    ['{"a"', 'Line 1, column 5: a colon is missing after the name.'],
    ["['a']", 'Line 1, column 2: JSON takes straight double quotes only.'],
    ['{"a": "b', 'Line 1, column 7: this text is not closed.'],
    ['{"a": ', 'Line 1, column 7: something is missing at the end.'],
    ['[1', 'Line 1, column 3: something is missing at the end.'],
    ['[1] 2', 'Line 1, column 5: the JSON has ended before this.'],
    ['["a\nb"]', 'Line 1, column 4: the text is not closed on its line; write a line break as \\n.'],
    ['["a\tb"]', 'Line 1, column 4: this sign must be escaped.'],
    ['[01]', 'Line 1, column 2: a value belongs here: text in quotes, a number, true, false, null, { or [.'],
  ])('says where, and what is wrong in plain words: %j', (text, message) => {
    const issue = findJsonSyntaxError(text);
    expect(issue && jsonIssueMessage(text, issue)).toBe(message);
  });
});
