import { models } from '../../service/models/registry.ts';
import { modelObjectOf } from '../../service/models/model-object.ts';
import { readBoundingBoxes } from '../../schema-form/boxes/box-format.ts';
import { createBox } from '../../schema-form/boxes/edit-boxes.ts';
import { writePromptBoxes } from '../../schema-form/boxes/prompt-boxes.ts';
import { isJsonObject } from '../../schema-form/json.ts';
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

  it('labels choices as the schema does', () => {
    const quality = { title: 'Qualität', enum: ['low', 'auto'], 'x-enumNames': ['Niedrig', null] };
    const values = ['low', 'auto', 'other'].map(
      (value) => settingLines({ quality: value }, { properties: { quality } }, words)[0]?.value,
    );
    expect(values).toEqual(['Niedrig', 'auto', 'other']);
  });

  it('works without a schema', () => {
    expect(settingLines({ model: 'm', aspect_ratio: '3:2', boxes: [1] }, null, words)).toEqual([
      { name: 'aspect_ratio', label: 'Aspect ratio', value: '3:2' },
      { name: 'boxes', label: 'Boxes', value: '1' },
    ]);
  });
});

describe('settingLines of models with boxes', () => {
  const layouts = models.flatMap((model) => {
    const schema = modelObjectOf(model, { name: 'test', neural: false, note: '' }).json_request_schema;
    const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
    const layout = isJsonObject(properties['prompt']) ? readBoundingBoxes(properties['prompt']) : null;
    return layout === null ? [] : [{ id: model.id, schema, format: layout.format }];
  });

  it('finds such models', () => {
    expect(layouts.map(({ id }) => id)).toContain('ie-9');
  });

  it.each(layouts)('says the boxes of $id in words', ({ id, schema, format }) => {
    const box = { ...createBox({ left: 0, top: 0, right: 9, bottom: 9 }, [], format), text: 'a moon' };
    const prompt = writePromptBoxes('Dusk.', [box], format);
    expect(settingLines({ model: id, prompt }, schema, { on: 'on', off: 'off' })).toEqual([
      { name: 'prompt boxes', label: 'Boxes', value: '1 box: a moon' },
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
