import { describe, expect, it } from 'vitest';
import { carryToTask, changeTask, typedPrompt, withUsedOffer } from './carry-to-task.ts';

const prompt = { type: 'string', title: 'Prompt' };
const scene = { type: 'object', properties: { prompt, seed: { type: 'integer' } } };
const animate = { type: 'object', properties: { prompt, seed: { type: 'integer' }, input_image: { type: 'string' } } };
const upscale = { type: 'object', properties: { seed: { type: 'integer' } } };
const citing = (pattern: string) => ({
  type: 'object',
  properties: {
    input_images: { type: 'array', items: { type: 'string', format: 'uri' } },
    prompt: { ...prompt, 'x-media-references': { groups: [{ field: 'input_images', pattern }] } },
  },
});

describe('carryToTask', () => {
  it('parks the prompt, offers it, and carries the rest', () => {
    const from = { schema: scene, values: { prompt: 'the person', seed: 7 } };
    const { values, report, offer } = carryToTask(animate, null, from, null);
    expect(values).toEqual({ seed: 7 });
    expect(report).toMatchObject([
      { label: 'Prompt', what: 'parked', from: 'the person' },
      { label: 'Seed', what: 'kept' },
    ]);
    expect(offer).toEqual({ pointer: '/prompt', from: 'the person', prompt: 'the person' });
  });

  it('brings back what the task was left with, in the syntax of the model', () => {
    const own = { prompt: 'Swap Image 2', schema: citing('Image {n}') };
    const from = { schema: scene, values: { prompt: 'a lake' } };
    expect(carryToTask(citing('@Image {n}'), { prompt: 'old' }, from, own).values).toMatchObject({
      prompt: 'Swap @Image 2',
    });
    expect(carryToTask(animate, { prompt: 'old' }, from, null).values).toEqual({ prompt: 'old' });
  });

  it('shows an example only to a person who has not written anything', () => {
    const example = {
      ...animate,
      required: ['prompt'],
      properties: { prompt: { ...prompt, examples: ['a fox runs'] } },
    };
    const written = { schema: scene, values: { prompt: 'a lake' } };
    expect(carryToTask(example, null, written, null).values).toEqual({ prompt: '' });
    expect(carryToTask(example, null, { schema: scene, values: {} }, null).values).toEqual({ prompt: 'a fox runs' });
  });

  it('offers nothing where there is no prompt, on either side, or the same one', () => {
    const full = { schema: scene, values: { prompt: 'a lake' } };
    expect(carryToTask(upscale, null, full, null).offer).toBeNull();
    expect(carryToTask(animate, null, { schema: upscale, values: {} }, null).offer).toBeNull();
    expect(carryToTask(animate, null, { schema: scene, values: { prompt: ' ' } }, null).offer).toBeNull();
    expect(carryToTask(animate, { prompt: 'a lake' }, full, null).offer).toBeNull();
  });
});

describe('changeTask', () => {
  it('replaces the prompt alone, and offers the one before', () => {
    const form = { schema: scene, values: { prompt: 'a lake', seed: 7 } };
    expect(changeTask(form, { prompt: 'make it night', schema: scene })).toMatchObject({
      values: { prompt: 'make it night', seed: 7 },
      report: [{ what: 'parked', from: 'a lake' }],
      offer: { prompt: 'a lake' },
    });
    expect(changeTask(form, null).values).toEqual({ prompt: '', seed: 7 });
  });

  it('reports nothing for an empty prompt', () => {
    expect(changeTask({ schema: scene, values: { prompt: '' } }, null)).toMatchObject({ report: [], offer: null });
  });
});

describe('withUsedOffer', () => {
  it('counts the offered prompt as kept', () => {
    const { report, offer } = carryToTask(animate, null, { schema: scene, values: { prompt: 'a lake' } }, null);
    expect(offer && withUsedOffer(report, offer)).toMatchObject([{ what: 'kept', to: 'a lake' }]);
  });
});

describe('typedPrompt', () => {
  it('is null for an example that nobody edited, and for a form without a prompt', () => {
    const example = {
      type: 'object',
      required: ['prompt'],
      properties: { prompt: { ...prompt, examples: ['a fox'] } },
    };
    expect(typedPrompt(scene, { prompt: 'a lake' })).toBe('a lake');
    expect(typedPrompt(scene, {})).toBe('');
    expect(typedPrompt(upscale, {})).toBeNull();
    expect(typedPrompt(example, { prompt: 'a fox' })).toBeNull();
    expect(typedPrompt(example, { prompt: '' })).toBe('');
  });
});
