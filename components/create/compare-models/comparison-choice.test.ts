import { describe, expect, it } from 'vitest';
import { choiceToRepeat } from './comparison-choice';
import type { BatchPart } from './create-batch';

const submission = { key: 'key', body: {}, written: {}, batchId: 'batch', pressedAt: 0 };
const parts: BatchPart[] = [
  { id: 'ig-1', submission, state: 'sent', jobId: 'job' },
  { id: 'ig-2', submission, state: 'failed', message: 'Too poor.', isUncertain: false },
];

describe('choiceToRepeat', () => {
  it('removes the models that were sent, and keeps the seed of the press', () => {
    const choice = { models: ['ig-1', 'ig-2'], variants: 2, common: null };
    const common = { ratio: null, seed: '7' };
    expect(choiceToRepeat(choice, parts, common)).toEqual({ models: ['ig-2'], variants: 2, common });
    expect(choiceToRepeat(choice, [], null)).toEqual(choice);
  });
});
