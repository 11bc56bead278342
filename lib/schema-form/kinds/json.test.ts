import { describe, expect, it } from 'vitest';
import { findJsonSyntaxError } from '../../contract/json-syntax-error.ts';
import { jsonIssueMessage } from './json.ts';

describe('jsonIssueMessage', () => {
  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', 'Line 3, column 3: missing comma or }.'],
    ['[1 2]', 'Line 1, column 4: missing comma or ].'],
    ['[1, 2,]', 'Line 1, column 6: extra comma.'],
    ['{a: 1}', 'Line 1, column 2: expected a name in double quotes.'],
    ['{"a" 1}', 'Line 1, column 6: missing colon after the name.'],
    ['{"a"', 'Line 1, column 5: missing colon after the name.'],
    ["['a']", 'Line 1, column 2: JSON allows only straight double quotes.'],
    ['{"a": "b', 'Line 1, column 7: missing closing quote.'],
    ['{"a": ', 'Line 1, column 7: the JSON is incomplete.'],
    ['[1', 'Line 1, column 3: the JSON is incomplete.'],
    ['[1] 2', 'Line 1, column 5: unexpected text after the JSON.'],
    ['["a\nb"]', 'Line 1, column 4: text can’t contain a line break. Write it as \\n.'],
    ['["a\tb"]', 'Line 1, column 4: this character must be escaped.'],
    ['[01]', 'Line 1, column 2: expected a value: text in quotes, a number, true, false, null, { or [.'],
  ])('names the position and the error in plain English: %j', (text, message) => {
    const issue = findJsonSyntaxError(text);
    expect(issue && jsonIssueMessage(text, issue)).toBe(message);
  });
});
