import { describe, expect, it } from 'vitest';
import { editJson } from './edit-json.ts';

const entry = { kind: 'fal', key: '$KEY' };

describe('editJson', () => {
  it.each(['  ', '    ', '\t'])('continues the indentation %j of a text in several lines', (indentation) => {
    const before = `${JSON.stringify({ engines: { a: { kind: 'x' } }, models: {} }, null, indentation)}\n`;
    const after = `${JSON.stringify({ engines: { a: { kind: 'x' }, b: entry }, models: {} }, null, indentation)}\n`;
    expect(editJson(before, [{ path: ['engines', 'b'], value: entry }])).toBe(after);
    expect(editJson(after, [{ path: ['engines', 'b'], value: undefined }])).toBe(before);
  });

  it('keeps line ends and a byte order mark', () => {
    const before = `\u{FEFF}${JSON.stringify({ engines: {} }, null, 2).replaceAll('\n', '\r\n')}`;
    const after = `\u{FEFF}${JSON.stringify({ engines: {}, models: { a: entry } }, null, 2).replaceAll('\n', '\r\n')}`;
    expect(editJson(before, [{ path: ['models', 'a'], value: entry }])).toBe(after);
  });

  it('changes nothing around an edit of a text with lines of its own kind', () => {
    const before = '{ "engines": { "a": { "kind": "x" },\n               "c": {"kind":"y"} },\n  "models": {} }';
    expect(
      editJson(before, [
        { path: ['engines', 'b'], value: entry },
        { path: ['engines', 'a', 'kind'], value: 'z, "1\n' },
        { path: ['models', 'm'], value: { engine: 'a' } },
      ]),
    ).toBe(
      '{ "engines": { "a": { "kind": "z, \\"1\\n" },\n               "c": {"kind":"y"},\n' +
        '               "b": { "kind": "fal", "key": "$KEY" } },\n  "models": {"m": { "engine": "a" }} }',
    );
  });

  it('adds the objects around a new entry', () => {
    expect(editJson('{"a":1}', [{ path: ['b', 'c'], value: [1] }])).toBe('{"a":1,\n"b": { "c": [ 1 ] }}');
  });

  it('refuses a path through a value that is no object', () => {
    expect(() => editJson('{"a":1}', [{ path: ['a', 'b'], value: 1 }])).toThrow('parent');
  });
});
