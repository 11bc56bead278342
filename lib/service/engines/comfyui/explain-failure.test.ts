import { describe, expect, it } from 'vitest';
import { explainFailure } from './explain-failure.ts';

const workflow = { '5': { class_type: 'KSampler', inputs: {}, _meta: { title: 'Sampler' } } };

function explain(type: string, data: Record<string, unknown> = {}): string {
  return explainFailure('atelier', { outputs: {}, hasFailed: true, messages: [{ type, data }] }, workflow).message;
}

describe('explainFailure', () => {
  it.each([
    ['torch.OutOfMemoryError', 'Allocation on device'],
    ['RuntimeError', 'MPS backend out of memory (MPS allocated: 9 GB)'],
  ])('names the remedy when memory ran out (%s)', (exceptionType, message) => {
    const data = { node_id: '5', exception_type: exceptionType, exception_message: message };
    expect(explain('execution_error', data)).toBe(
      'atelier ran out of memory at “Sampler”. Choose a smaller size, fewer frames or fewer images at once.',
    );
  });

  it('takes the first line of the message, up to 500 characters', () => {
    const data = { node_id: '5', exception_message: `\n${'x'.repeat(600)}\nTraceback`, traceback: ['/srv/secret.py'] };
    expect(explain('execution_error', data)).toBe(`atelier failed at “Sampler”: ${'x'.repeat(500)}.`);
  });

  it('takes the type of an error without a message', () => {
    const data = { node_id: '5', exception_message: '\n', exception_type: 'KeyError' };
    expect(explain('execution_error', data)).toBe('atelier failed at “Sampler”: KeyError.');
  });

  it('names a node that the workflow lacks by its class', () => {
    const data = { node_id: '5.0.1', node_type: 'Inner', exception_message: 'no' };
    expect(explain('execution_error', data)).toBe('atelier failed at “Inner”: no.');
    expect(explain('execution_error')).toBe('atelier failed at a node.');
  });

  it('names an interruption', () => {
    expect(explain('execution_interrupted')).toBe('The generation was interrupted at atelier.');
  });

  it('says when there is no reason', () => {
    expect(explain('execution_start')).toBe('atelier failed without giving a reason.');
  });
});
