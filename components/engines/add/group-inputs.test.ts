import { describe, expect, it } from 'vitest';
import type { WorkflowInput } from '@/lib/contract/engines';
import { groupInputs } from './group-inputs';

describe('groupInputs', () => {
  it('groups by node, in the order of their first input', () => {
    const inputs = [
      ['6.text', 'Text encode'],
      ['57:3.seed', 'KSampler'],
      ['6.style', 'Text encode'],
      ['7.text', 'Text encode'],
      ['57:3.model.name', 'KSampler'],
    ].map(([address, node]) => ({ address, node }) as WorkflowInput);
    expect(
      groupInputs(inputs).map(({ id, name, inputs: own }) => [id, name, own.map(({ address }) => address)]),
    ).toEqual([
      ['6', 'Text encode', ['6.text', '6.style']],
      ['57:3', 'KSampler', ['57:3.seed', '57:3.model.name']],
      ['7', 'Text encode', ['7.text']],
    ]);
  });
});
