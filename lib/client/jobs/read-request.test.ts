import { describe, expect, it } from 'vitest';
import { callOptionNames } from '../../contract/generation-request.ts';
import {
  mediaInRequest,
  namesBesideParameters,
  requestedProportion,
  settingLines,
  valuesOfRequest,
} from './read-request.ts';

const media = '/api/studio/media/0f8fad5b-d9cb-469f-a165-70867728950e';

describe('namesBesideParameters', () => {
  it('is the model and the contract’s call options', () => {
    expect(namesBesideParameters.toSorted()).toEqual(['model', ...callOptionNames].toSorted());
  });
});

describe('valuesOfRequest', () => {
  it('leaves out fields that are no parameters of the model', () => {
    expect(valuesOfRequest({ model: 'ig-1', num_generations: 4, prompt: 'a', width: 64 })).toEqual({
      prompt: 'a',
      width: 64,
    });
  });
});

describe('mediaInRequest', () => {
  it('finds single URLs and lists, each once', () => {
    expect(mediaInRequest({ input_image: media, more: [media, 'https://example.com/a.png'] })).toEqual([
      media,
      'https://example.com/a.png',
    ]);
  });

  it('does not mistake a sentence for a URL', () => {
    expect(mediaInRequest({ prompt: 'note: a lighthouse', other: 'see https://example.com now' })).toEqual([]);
  });
});

describe('settingLines', () => {
  const words = { on: 'on', off: 'off' };

  it('names settings as the schema does, with units', () => {
    const schema = { properties: { width: { title: 'Width', 'x-unit': 'px' }, apply_mask: { title: 'Cut out' } } };
    expect(
      settingLines({ model: 'm', prompt: 'p', width: 64, apply_mask: false, image: media }, schema, words),
    ).toEqual([
      { name: 'width', label: 'Width', value: '64 px' },
      { name: 'apply_mask', label: 'Cut out', value: 'off' },
    ]);
  });

  it('works without a schema', () => {
    expect(settingLines({ model: 'm', aspect_ratio: '3:2', boxes: [1] }, null, words)).toEqual([
      { name: 'aspect_ratio', label: 'Aspect ratio', value: '3:2' },
      { name: 'boxes', label: 'Boxes', value: '[1]' },
    ]);
  });
});

describe('requestedProportion', () => {
  it('uses pixels, then a ratio, then the model’s defaults', () => {
    expect(requestedProportion({ width: 300, height: 200 }, null)).toBe(1.5);
    expect(requestedProportion({ aspect_ratio: '16:9' }, null)).toBeCloseTo(16 / 9);
    const schema = { properties: { width: { default: 100 }, height: { default: 200 } } };
    expect(requestedProportion({}, schema)).toBe(0.5);
    expect(requestedProportion({ width: 400 }, schema)).toBe(2);
  });

  it('is null without any of them', () => {
    expect(requestedProportion({ aspect_ratio: 'match_input' }, null)).toBeNull();
    expect(requestedProportion({ width: '300', height: 0 }, null)).toBeNull();
  });
});
