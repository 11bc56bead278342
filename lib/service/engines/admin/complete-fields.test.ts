import { describe, expect, it } from 'vitest';
import type { WorkflowField } from '../../../contract/engines.ts';
import { chooseFields } from '../comfyui/workflow/choose-fields.ts';
import { findInputs } from '../comfyui/workflow/find-inputs.ts';
import { addressOf } from '../comfyui/workflow/find-roles.ts';
import { readNodeInfos } from '../comfyui/workflow/node-info.ts';
import type { Workflow } from '../comfyui/workflow/plan.ts';
import { textToImage } from '../testing/comfyui/workflows.ts';
import { objectInfo } from '../testing/object-info.ts';
import { completeFields, givenFields } from './complete-fields.ts';

async function inputsOf(workflow: Workflow) {
  const classes = Object.values(workflow).map((node) => node.class_type);
  return findInputs(workflow, await readNodeInfos(classes, async (name) => Promise.resolve(objectInfo[name] ?? null)));
}

const plain = await inputsOf(textToImage());
const first = textToImage();
/** Two samplers, whose seeds are one field. */
const twice = await inputsOf({
  ...first,
  '15': { class_type: 'KSampler', inputs: { ...first['5']?.inputs, seed: 9 } },
});
const names = (found: typeof plain, settings: ReturnType<typeof completeFields>) =>
  chooseFields(found, null, settings ?? null).fields.map(({ name }) => name);

/** What a screen sends that names every input. */
function everyInput(found: typeof plain, changes: Record<string, WorkflowField> = {}): Record<string, WorkflowField> {
  const shown = new Set(chooseFields(found, null, null).fields.flatMap(({ inputs }) => inputs));
  const all = found.map((one): [string, WorkflowField] => {
    const address = addressOf(one.node, one.input);
    const show = shown.has(one);
    return [address, { show, basic: show && one.suggestion.basic, ...changes[address] }];
  });
  return Object.fromEntries(all);
}

describe('completeFields', () => {
  it('leaves out what the workflow itself gives', () => {
    expect(completeFields(plain, null, {})).toBeUndefined();
    expect(completeFields(plain, null, everyInput(plain))).toBeUndefined();
    expect(completeFields(twice, null, everyInput(twice))).toBeUndefined();
  });

  it('names every shown input once one differs', () => {
    const complete = completeFields(plain, null, { '5.steps': { title: 'Quality' } });
    expect(complete).toMatchObject({ '3.text': { show: true }, '5.steps': { show: true, title: 'Quality' } });
    expect(complete).not.toHaveProperty(['7.filename_prefix']);
    expect(names(plain, complete).toSorted()).toEqual(names(plain, undefined).toSorted());
    expect(completeFields(plain, null, everyInput(plain, { '5.steps': { title: 'Quality' } }))).toEqual(complete);
  });

  it('hides what the request hides, and shows what it shows', () => {
    const complete = completeFields(plain, null, { '5.cfg': { show: false }, '7.filename_prefix': { show: true } });
    expect(complete).toMatchObject({ '5.cfg': { show: false }, '7.filename_prefix': { show: true } });
    expect(names(plain, complete)).toContain('filename_prefix');
    expect(names(plain, complete)).not.toContain('cfg');
    const none = Object.fromEntries(plain.map((one) => [addressOf(one.node, one.input), { show: false }]));
    expect(names(plain, completeFields(plain, null, none))).toEqual([]);
  });

  it('sets the value of an input that it does not show', () => {
    const complete = completeFields(plain, null, { '7.filename_prefix': { default: 'mine' } });
    expect(complete?.['7.filename_prefix']).toEqual({ show: false, default: 'mine' });
  });

  it('keeps inputs that share a name one field, unless one has a name of its own', () => {
    const changed = { '5.steps': { title: 'Quality' } };
    expect(names(twice, completeFields(twice, null, everyInput(twice, changed)))).toEqual(
      expect.not.arrayContaining(['seed_2']),
    );
    const apart = completeFields(twice, null, { '15.seed': { name: 'other_seed' } });
    expect(names(twice, apart)).toEqual(expect.arrayContaining(['seed', 'other_seed']));
    const fixed = completeFields(twice, null, { '5.seed': { show: false } });
    expect(fixed).toMatchObject({ '5.seed': { show: false }, '15.seed': { show: true } });
  });

  it('writes down what the author chose for app mode', () => {
    expect(completeFields(plain, [{ node: '3', input: 'text' }], {})).toEqual({ '3.text': { show: true } });
  });
});

describe('givenFields', () => {
  it.each([
    ['nothing', undefined],
    ['one field', { '3.text': { show: true } }],
    [
      'a field with a title, and one that is fixed',
      { '3.text': { show: true, title: 'Words' }, '5.cfg': { show: false } },
    ],
    ['two seeds of their own', { '3.text': { show: true }, '5.seed': { show: true }, '15.seed': { show: true } }],
  ])('gives the form of settings with %s', (_, settings) => {
    const given = givenFields(twice, null, settings);
    const before = names(twice, settings);
    const after = names(twice, completeFields(twice, null, given));
    // A seed that was drawn becomes a field that can be left empty.
    expect(after.toSorted()).toEqual([...before, ...(before.includes('seed') ? [] : ['seed'])].toSorted());
  });
});
