import { describe, expect, it } from 'vitest';
import type { WorkflowInput } from '@/lib/contract/engines';
import { runWithLocale } from '@/lib/intl/run-with-locale';
import { addMessages } from '../messages';
import { draftsOfFields, draftedField, readDrafts, typedText } from './field-drafts';

const input = (address: string, given: Partial<WorkflowInput>): WorkflowInput => ({
  address,
  node: 'KSampler',
  input: address.split('.')[1] ?? '',
  kind: 'integer',
  media: null,
  role: null,
  value: null,
  minimum: null,
  maximum: null,
  choices: null,
  help: null,
  suggestion: { name: address, title: address, show: true, basic: false },
  ...given,
});
const steps = input('3.steps', { value: 20, minimum: 1, maximum: 100 });
const strength = input('4.strength', { kind: 'number', value: 0.8, minimum: 0, maximum: 2 });
const prompt = input('6.text', { kind: 'text', value: 'a red sun', role: 'prompt' });
const sampler = input('3.sampler', { kind: 'choice', value: 'euler', choices: ['euler', 'heun'] });
const seed = input('3.seed', { value: 7, minimum: 0, maximum: 2 ** 60, role: 'seed' });

describe('readDrafts', () => {
  it('names every input in order, and only what differs', () => {
    const { fields, issues } = readDrafts([prompt, steps, sampler, seed], {});
    expect(Object.entries(fields)).toEqual(
      ['6.text', '3.steps', '3.sampler', '3.seed'].map((address) => [address, { show: true, basic: false }]),
    );
    expect(issues).toEqual([]);
  });

  it('reads what was typed', () => {
    const { fields } = readDrafts([steps, strength, prompt, sampler], {
      '3.steps': { title: ' Quality ', basic: true, minimum: '8', maximum: '50', initial: '28' },
      '4.strength': { show: false, basic: true, initial: '1.25', minimum: 'nothing' },
      '6.text': { initial: '' },
      '3.sampler': { initial: 'heun' },
    });
    expect(fields).toEqual({
      '3.steps': { title: 'Quality', show: true, basic: true, minimum: 8, maximum: 50, default: 28 },
      '4.strength': { show: false, basic: false, default: 1.25 },
      '6.text': { show: true, basic: false, default: '' },
      '3.sampler': { show: true, basic: false, default: 'heun' },
    });
  });

  it('reads and writes numbers in the language of the reader', () => {
    const drafts = { '4.strength': { initial: '1,25', maximum: '1,5' }, '3.steps': { maximum: '1.000' } };
    const large = { ...steps, maximum: 5000 };
    const { fields, issues } = runWithLocale('de', () => readDrafts([large, strength], drafts));
    expect(issues).toEqual([]);
    expect(fields['4.strength']).toMatchObject({ default: 1.25, maximum: 1.5 });
    expect(fields['3.steps']).toMatchObject({ maximum: 1000 });
    const written = runWithLocale('de', () => [draftedField(strength, { maximum: '1,5' }), draftsOfFields(fields)]);
    expect(written).toMatchObject([{ maximum: '1,5', minimum: '0' }, { '4.strength': { maximum: '1,5' } }]);
    expect(runWithLocale('de', () => typedText(0.8))).toBe('0,8');
  });

  it('keeps the workflow’s range where one is empty or the same', () => {
    const { fields } = readDrafts([steps], { '3.steps': { minimum: '', maximum: '100' } });
    expect(fields['3.steps']).toEqual({ show: true, basic: false });
  });

  it.each([
    [{ title: ' ' }, 'title', addMessages.titleNeeded],
    [{ minimum: 'ten' }, 'minimum', addMessages.notNumber],
    [{ maximum: '10.5' }, 'maximum', addMessages.notInteger],
    [{ minimum: '0' }, 'minimum', addMessages.below({ limit: 1 })],
    [{ maximum: '101' }, 'maximum', addMessages.above({ limit: 100 })],
    [{ minimum: '20', maximum: '10', initial: '20' }, 'maximum', addMessages.crossed],
    [{ maximum: '10' }, 'initial', addMessages.outside],
    [{ initial: 'many' }, 'initial', addMessages.notNumber],
  ] as const)('reports %j', (draft, part, message) => {
    const { issues } = readDrafts([steps], { '3.steps': draft });
    expect(issues).toContainEqual({ address: '3.steps', part, message });
  });

  it('keeps what it does not edit', () => {
    const { fields } = readDrafts([steps], {}, { '3.steps': { name: 'quality', description: 'More is slower.' } });
    expect(fields['3.steps']).toEqual({ name: 'quality', description: 'More is slower.', show: true, basic: false });
  });
});

describe('draftsOfFields', () => {
  it('gives the fields that a model was saved with', () => {
    const drafts = {
      '3.steps': { title: 'Quality', basic: true, minimum: '8', initial: '28' },
      '3.sampler': { show: false },
    };
    const { fields } = readDrafts([steps, sampler], drafts);
    expect(readDrafts([steps, sampler], draftsOfFields(fields)).fields).toEqual(fields);
  });
});

describe('draftedField', () => {
  it('has a range for numbers, but not for seeds and choices', () => {
    expect([steps, strength, seed, sampler, prompt].map((one) => draftedField(one, undefined).hasRange)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
