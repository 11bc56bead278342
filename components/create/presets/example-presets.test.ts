import { describe, expect, it } from 'vitest';
import { intents } from '@/lib/client/models/intents';
import { examplePresets, withExample } from './example-presets';

const prompt = { type: 'string' };
const [landscape] = examplePresets.make;

describe('withExample', () => {
  it('fills the prompt and the proportions, and keeps the rest', () => {
    if (landscape === undefined) throw new Error('no example');
    const ratio = { type: 'string', enum: ['1:1', '16:9'] };
    const form = { schema: { type: 'object', properties: { prompt, ratio, seed: { type: 'integer' } } } };
    const values = { prompt: 'mine', seed: 7 };
    expect(withExample({ ...form, values }, landscape)).toMatchObject({
      prompt: landscape.prompt,
      ratio: '16:9',
      seed: 7,
    });
  });

  it('turns proportions into a width and a height', () => {
    if (landscape === undefined) throw new Error('no example');
    const side = { type: 'integer', minimum: 64, maximum: 2048 };
    const schema = { type: 'object', properties: { prompt, width: side, height: side } };
    const { width, height } = withExample({ schema, values: {} }, landscape);
    expect(Number(width) / Number(height)).toBeCloseTo(16 / 9, 1);
  });
});

describe('examplePresets', () => {
  it('names each example of a task once', () => {
    for (const intent of intents) {
      const names = examplePresets[intent].map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
