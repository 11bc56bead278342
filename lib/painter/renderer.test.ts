import { describe, expect, it } from 'vitest';
import { germanFieldTexts } from '../service/models/german/field-texts.ts';
import { modelIds, type ModelId } from '../service/models/model-ids.ts';
import { renderer } from './renderer.ts';

describe('renderer', () => {
  it.each(modelIds)('draws %s', async (id) => {
    expect(await renderer.load(id)).toBeTypeOf('function');
  });

  it('says what it is in words that have a German', () => {
    expect(Object.keys(germanFieldTexts)).toContain(renderer.note);
  });

  it('returns null for a model that it does not draw', async () => {
    expect(await renderer.load('x-1' as ModelId)).toBeNull();
  });
});
