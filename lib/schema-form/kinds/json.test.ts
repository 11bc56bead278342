import { describe, expect, it } from 'vitest';
import { findJsonSyntaxError } from '../../contract/json-syntax-error.ts';
import type { JsonObject } from '../../contract/model.ts';
import { requestBody } from '../values/request-body.ts';
import { createFormModel } from '../model/form-model.ts';
import { jsonIssueMessage } from './json.ts';
import { readValue } from './read-value.ts';

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

function bodyOf(property: JsonObject, value: string): unknown {
  return requestBody({ type: 'object', properties: { value: property } }, { value })['value'];
}

function stateOf(property: JsonObject, value: string): string | null {
  const [field] = createFormModel({ type: 'object', properties: { value: property } }).fields;
  return field === undefined ? null : readValue(field, value).state;
}

describe('a JSON field', () => {
  it('takes words without quotes where the schema says nothing of its value', () => {
    const any = { description: 'A preset or an angle.' };
    expect(bodyOf(any, 'behindLeft')).toBe('behindLeft');
    expect(bodyOf(any, '"behindLeft"')).toBe('behindLeft');
    expect(bodyOf(any, '45')).toBe(45);
    expect(bodyOf(any, 'true')).toBe(true);
    expect(stateOf(any, '{"angle": ')).toBe('issue');
    expect(stateOf(any, '[1, 2')).toBe('issue');
    expect(stateOf({ type: 'object' }, 'behindLeft')).toBe('issue');
    expect(bodyOf({ ...any, default: 'front' }, ' behind\n')).toBe('behind');
  });

  it.each(['True', 'None', 'NaN', 'nul', 'a: 1\nb: 2'])('takes %j for a mistake rather than for words', (text) => {
    expect(stateOf({ title: 'Anything' }, text)).toBe('issue');
  });

  it.each<JsonObject>([
    { minItems: 1 },
    { prefixItems: [{}] },
    { minimum: 0 },
    { propertyNames: {} },
    { default: {} },
    { examples: [[1]] },
    { not: { type: 'null' } },
  ])('takes no words where the schema says what they have to be: %j', (schema) => {
    expect(stateOf(schema, 'behindLeft')).toBe('issue');
  });

  it('takes no words for a whole request', () => {
    const [field] = createFormModel({}).fields;
    expect(field && readValue(field, 'hello').state).toBe('issue');
  });
});
