import { afterEach, describe, expect, it } from 'vitest';
import { checkValues } from '../check-values.ts';
import { messages } from '../messages.ts';
import { checkablePattern, isSlowPattern } from './checkable-pattern.ts';
import { hasUncheckedPattern, openTrials } from './pattern-trials.ts';
import { createPatternVerdicts, patternVerdicts } from './pattern-verdicts.ts';

const evil = '^(a+)+$';
const tests = (pattern: string, text: string) => new RegExp(checkablePattern(pattern), 'u').test(text);
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

describe('checkablePattern', () => {
  it('lets texts pass that are too long for a pattern of several repeats', () => {
    expect(tests('^\\d+x\\d+$', '10x20')).toBe(true);
    expect(tests('^\\d+x\\d+$', '10y20')).toBe(false);
    expect(tests('^\\d+x\\d+$', 'y'.repeat(1001))).toBe(true);
    expect(tests('^\\d+$', 'y'.repeat(1001))).toBe(false);
  });

  it('fails what is known to fail a slow pattern, whatever signs it has', () => {
    const texts = ['é$^', '\u{1F600}', '\uD800', ''];
    for (const text of texts) expect(tests('^(é+)+$', text)).toBe(true);
    for (const text of texts) patternVerdicts.note({ pattern: '^(é+)+$', text }, 'fails');
    for (const text of texts) expect(tests('^(é+)+$', text)).toBe(false);
    expect(tests('^(é+)+$', 'éé')).toBe(true);
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

  it('answers at once, and knows the rest with the verdicts', () => {
    const values = { label: trap, size: 'large' };
    const wrongSize = { pointer: '/size', message: messages.wrongPattern };
    expect(checkValues(schema, values)).toEqual([wrongSize]);
    expect(openTrials(schema, values)).toContainEqual({ pattern: evil, text: trap });
    patternVerdicts.note({ pattern: evil, text: trap }, 'fails');
    expect(checkValues(schema, values)).toEqual([{ pointer: '/label', message: messages.wrongPattern }, wrongSize]);
  });

  it('asks of names what their pattern asks once they are known to match it', () => {
    const values = { xx: 'no number' };
    const whole = { type: 'object', patternProperties: schema.patternProperties, additionalProperties: false };
    expect(checkValues(whole, values)).toEqual([]);
    patternVerdicts.note({ pattern: '^(x+)+$', text: 'xx' }, 'matches');
    expect(checkValues(whole, values)).toMatchObject([{ pointer: '/xx' }]);
    patternVerdicts.note({ pattern: '^(x+)+$', text: 'xx' }, 'fails');
    expect(checkValues(whole, values)).toMatchObject([{ message: messages.unknownName }]);
  });

  it('lets pass what took too long, and says so', () => {
    const values = { label: `${trap}!` };
    for (const trial of openTrials(schema, values)) patternVerdicts.note(trial, 'unchecked');
    expect(openTrials(schema, values)).toEqual([]);
    expect(checkValues(schema, values)).toEqual([]);
    expect(hasUncheckedPattern(schema, values)).toBe(true);
    expect(hasUncheckedPattern(schema, { size: '7' })).toBe(false);
  });
});
