import { afterEach, describe, expect, it } from 'vitest';
import { checkValues, inspectValues } from '../issues/check-values.ts';
import { checkerOf } from '../issues/checkable-schema.ts';
import { messages } from '../messages.ts';
import { isSlowPattern, passesPattern } from './checkable-pattern.ts';
import { createPatternVerdicts, patternVerdicts } from './pattern-verdicts.ts';

const evil = '^(a+)+$';
const trap = `${'a'.repeat(40)}!`;

describe('isSlowPattern', () => {
  it.each([
    evil,
    '^(a|a)*$',
    '(.*)*x',
    '^(\\d+,?)+$',
    'a*b*c*d*',
    `^${'a?'.repeat(30)}${'a'.repeat(30)}$`,
    '((a{0,9}){0,9}){0,9}',
  ])('suspects %s', (pattern) => expect(isSlowPattern(pattern)).toBe(true));

  it.each([
    '^#[0-9a-f]{6}$',
    '^https?://',
    '^\\d+x\\d+$',
    '^[\\w-]+/[\\w.-]+$',
    '^(?:red|green|blue)$',
    '[)(*+]',
    '^(?<year>\\d{4})-(\\d{2}){2}$',
    '^\\p{Lu}\\w*$',
    '',
  ])('lets %s be tried at once', (pattern) => expect(isSlowPattern(pattern)).toBe(false));
});

describe('passesPattern', () => {
  it('lets texts pass that are too long for a pattern of several repeats', () => {
    expect(passesPattern('^\\d+x\\d+$', '10x20')).toBe(true);
    expect(passesPattern('^\\d+x\\d+$', '10y20')).toBe(false);
    expect(passesPattern('^\\d+x\\d+$', 'y'.repeat(1001))).toBe(true);
    expect(passesPattern('^\\d+$', 'y'.repeat(1001))).toBe(false);
  });

  it('fails texts that are known to fail a slow pattern', () => {
    expect(passesPattern('^(é+)+$', 'e')).toBe(true);
    patternVerdicts.note({ pattern: '^(é+)+$', text: 'e' }, 'fails');
    expect(passesPattern('^(é+)+$', 'e')).toBe(false);
    expect(passesPattern('^(é+)+$', 'éé')).toBe(true);
  });
});

describe('createPatternVerdicts', () => {
  it('forgets the oldest', () => {
    const verdicts = createPatternVerdicts(2);
    for (const text of ['a', 'b', 'c']) verdicts.note({ pattern: evil, text }, 'fails');
    expect(verdicts.known(evil, 'fails')).toEqual(['b', 'c']);
    expect(verdicts.of({ pattern: evil, text: 'a' })).toBeNull();
  });
});

describe('checkValues with a pattern of nested repeats', () => {
  afterEach(() => patternVerdicts.note({ pattern: evil, text: 'done' }, 'matches'));

  const schema = {
    type: 'object',
    properties: { label: { type: 'string', pattern: evil }, size: { type: 'string', pattern: '^\\d+$' } },
    patternProperties: { '^(x+)+$': { type: 'integer' } },
    additionalProperties: false,
  };

  it('answers synchronously, and completely once the verdicts are known', () => {
    const values = { label: trap, size: 'large' };
    const wrongSize = { pointer: '/size', message: messages.wrongPattern };
    expect(checkValues(schema, values)).toEqual([wrongSize]);
    expect(inspectValues(schema, values).open).toContainEqual({ pattern: evil, text: trap });
    patternVerdicts.note({ pattern: evil, text: trap }, 'fails');
    expect(checkValues(schema, values)).toEqual([{ pointer: '/label', message: messages.wrongPattern }, wrongSize]);
  });

  it('tries only the texts that the pattern applies to, as they are sent', () => {
    const words = '^(\\w+\\s?)+$';
    const image = { type: 'string', format: 'uri', pattern: '^(h+)+' };
    const properties = { name: { type: 'string', pattern: words }, prompt: { type: 'string' }, image };
    const values = { name: 'Mira', prompt: 'A lighthouse on a rocky coast, at dusk', image: '/api/studio/media/1' };
    expect(inspectValues({ type: 'object', properties }, values).open).toEqual([
      { pattern: words, text: 'Mira' },
      { pattern: '^(h+)+', text: 'https://studio.invalid/api/studio/media/1' },
    ]);
  });

  it('stores no texts in the checkable schema', () => {
    const named = { type: 'object', properties: { name: { type: 'string', pattern: '^(b+)+$' } } };
    const size = () => JSON.stringify(checkerOf(named, 'lenient').schema).length;
    const before = size();
    const texts = Array.from({ length: 200 }, (_, index) => `${'b'.repeat(10_000)}${index}`);
    for (const text of texts) patternVerdicts.note({ pattern: '^(b+)+$', text }, 'fails');
    expect(size()).toBe(before);
    expect(texts.every((name) => checkValues(named, { name }).length === 1)).toBe(true);
  });

  it('stores only short names in the checkable schema, with any characters', () => {
    const whole = { type: 'object', patternProperties: { '^(y+)+$': true }, additionalProperties: false };
    const names = ['é$^', '\u{1F600}', 'a b', ''];
    const long = 'y'.repeat(201);
    expect(inspectValues(whole, { [long]: 1 })).toEqual({ issues: [], open: [], isUnchecked: true });
    for (const text of [...names, long]) patternVerdicts.note({ pattern: '^(y+)+$', text }, 'fails');
    expect(names.map((name) => checkValues(whole, { [name]: 1 }).length)).toEqual([1, 1, 1, 1]);
    expect(checkValues(whole, { [long]: 1 })).toEqual([]);
  });

  it('applies the schema of a name pattern to names that are known to match it', () => {
    const values = { xx: 'no number' };
    const whole = { type: 'object', patternProperties: schema.patternProperties, additionalProperties: false };
    const open = [{ pattern: '^(x+)+$', text: 'xx' }];
    expect(inspectValues(whole, values)).toEqual({ issues: [], open, isUnchecked: false });
    patternVerdicts.note({ pattern: '^(x+)+$', text: 'xx' }, 'matches');
    expect(checkValues(whole, values)).toMatchObject([{ pointer: '/xx' }]);
    patternVerdicts.note({ pattern: '^(x+)+$', text: 'xx' }, 'fails');
    expect(checkValues(whole, values)).toMatchObject([{ message: messages.unknownName }]);
  });

  it('lets texts pass that took too long, and reports them as unchecked', () => {
    const values = { label: `${trap}!` };
    for (const trial of inspectValues(schema, values).open) patternVerdicts.note(trial, 'unchecked');
    expect(inspectValues(schema, values)).toEqual({ issues: [], open: [], isUnchecked: true });
    expect(inspectValues(schema, { size: '7' }).isUnchecked).toBe(false);
  });

  it('preserves the meaning of a pattern inside other keywords', () => {
    const within = { type: 'string', not: { pattern: '^(z+)+$' }, anyOf: [{ const: 'q' }, { pattern: '^(w+)+$' }] };
    const whole = { type: 'object', properties: { within } };
    patternVerdicts.note({ pattern: '^(w+)+$', text: 'zz' }, 'matches');
    patternVerdicts.note({ pattern: '^(z+)+$', text: 'zz' }, 'matches');
    expect(checkValues(whole, { within: 'zz' })).toHaveLength(1);
    patternVerdicts.note({ pattern: '^(z+)+$', text: 'zz' }, 'fails');
    expect(checkValues(whole, { within: 'zz' })).toEqual([]);
    patternVerdicts.note({ pattern: '^(w+)+$', text: 'zz' }, 'fails');
    expect(checkValues(whole, { within: 'zz' })).toHaveLength(1);
  });
});
