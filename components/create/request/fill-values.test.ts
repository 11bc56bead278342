import { describe, expect, it } from 'vitest';
import type { LooseModel } from '@/lib/contract/model';
import { lastIntent } from '../drafts/task-memory';
import { withMedia, editValues, putMedia, settingsValues } from './fill-values';
import { freshSeeds } from '@/lib/schema-form/reserved-values';

const request = { model: 'ig-1', prompt: 'a hill', seed: 7 };

describe('settingsValues', () => {
  it('locks the seed, and says so', () => {
    const { values, message } = settingsValues(request, '7');
    expect([values, freshSeeds(values)]).toEqual([{ prompt: 'a hill', seed: 7 }, []]);
    expect(message).toContain('7');
  });
});

describe('editValues', () => {
  it.each([
    ['drawn by the press', null, ['/seed']],
    ['drawn by the press before the last', { seed: 7, $fresh: ['/seed'] }, ['/seed']],
    ['other than the one in the form', { seed: 8 }, ['/seed']],
    ['locked in the form', { prompt: 'a hil', seed: 7 }, []],
  ])('leaves a seed %s as it is meant', (_name, draft, fresh) => {
    const values = editValues(request, draft);
    expect(values).toMatchObject({ prompt: 'a hill', seed: 7 });
    expect(freshSeeds(values)).toEqual(fresh);
  });

  it('leaves a request without a seed unchanged', () => {
    expect(editValues({ model: 'ie-11', factor: 2 }, null)).toEqual({ factor: 2 });
  });
});

describe('putMedia', () => {
  it('says what the model is used for, and leaves the memory of it as it is', () => {
    const image = { type: 'string', renderType: 'image-url' };
    const properties = { prompt: { type: 'string' }, input_image: image };
    const model: LooseModel = { id: 'fill-both', json_request_schema: { type: 'object', properties } };
    const before = lastIntent(model);
    const use = { model, field: { name: 'input_image', isList: false, title: 'Image' } };
    const form = { model: { model: null, models: [model] }, task: {}, draftOf: () => null };
    const filled = putMedia(
      use as unknown as Parameters<typeof putMedia>[0],
      [],
      form as unknown as Parameters<typeof putMedia>[2],
    );
    expect(filled.task).toEqual({ model: 'fill-both', intent: 'edit' });
    expect(before).toBe('make');
    expect(lastIntent(model)).toBe(before);
  });
});

describe('withMedia', () => {
  const field = { name: 'image', isList: false };

  it('replaces the current file', () => {
    expect(withMedia({ id: 'model' }, { image: '/old', prompt: 'a' }, field, ['/new'])).toEqual({
      image: '/new',
      prompt: 'a',
    });
  });

  it('adds it to the initial values of an unedited form', () => {
    const json_request_schema = {
      type: 'object',
      properties: { size: { type: 'string', examples: ['1K'] } },
      required: ['size'],
    };
    expect(withMedia({ id: 'model', json_request_schema }, null, field, ['/new'])).toEqual({
      size: '1K',
      image: '/new',
    });
  });

  it('appends it to a list', () => {
    expect(withMedia({ id: 'model' }, { image: ['/old'] }, { ...field, isList: true }, ['/new'])).toEqual({
      image: ['/old', '/new'],
    });
    expect(withMedia({ id: 'model' }, {}, { ...field, isList: true }, ['/new'])).toEqual({ image: ['/new'] });
  });

  it('switches to the exclusive mode of the field', () => {
    const json_request_schema = {
      properties: { images: {}, image: {} },
      'x-exclusive-modes': [{ fields: ['images'] }, { fields: ['image'] }],
    };
    expect(withMedia({ id: 'model', json_request_schema }, { images: ['/a'], $mode: 0 }, field, ['/new'])).toEqual({
      images: ['/a'],
      image: '/new',
      $mode: 1,
    });
  });
});
