import { describe, expect, it } from 'vitest';
import { looseModelSchema } from '@/lib/contract/model';
import { modelObjectOf } from '@/lib/service/models/model-object';
import { models as definitions } from '@/lib/service/models/registry';
import { inputLimits, outputLimits } from './model-limits';

function model(id: string) {
  const definition = definitions.find((one) => one.id === id);
  if (definition === undefined) throw new Error(`There is no model ${id}.`);
  return looseModelSchema.parse(modelObjectOf(definition, { name: 'test', neural: false, note: '' }));
}

const asText = (limits: { label: string; value: string }[]) => limits.map(({ label, value }) => `${label}: ${value}`);

describe('inputLimits', () => {
  it('names the prompt and each media field with how many files it takes', () => {
    expect(asText(inputLimits(model('v-9')))).toEqual([
      'Prompt: Required',
      'Images: Up to 10 images',
      'Clips: Up to 5 videos',
      'Audio files: Up to 5 audio files',
      'First frame: One image',
      'Last frame: One image',
    ]);
    expect(asText(inputLimits(model('ie-11')))).toEqual(['Image: One image, required']);
  });
});

describe('outputLimits', () => {
  it('names size, aspect ratios, length, formats and the number of results', () => {
    expect(asText(outputLimits(model('ig-1')))).toEqual(['Size: Up to 4096 × 4096 px']);
    expect(asText(outputLimits(model('v-10')))).toEqual([
      'Resolution: 480p, 720p, 1080p',
      'Aspect ratio: Auto, Adaptive, 16:9, 9:16, 1:1, 21:9, 4:3, 3:4',
      'Length: 4–30 s',
      'Formats: MP4, MOV',
    ]);
    expect(asText(outputLimits(model('ie-2')))).toContain('Results per run: Up to 6');
  });

  it('names choices by the labels of the schema', () => {
    const size = { enum: ['square', 'auto'], 'x-enumNames': ['Quadrat', null] };
    const labelled = looseModelSchema.parse({ id: 'a', request_schema: { properties: { size } } });
    expect(asText(outputLimits(labelled))).toEqual(['Resolution: Quadrat, Auto']);
  });

  it('says nothing about a model without a schema', () => {
    expect(outputLimits(looseModelSchema.parse({ id: 'acme/unknown' }))).toEqual([]);
  });
});
