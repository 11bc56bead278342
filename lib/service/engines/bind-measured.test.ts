import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import type { ModelBinding, NumberGrid } from '../models/model-definition.ts';
import { findNamedModel } from '../models/registry.ts';
import { propertiesOf } from '../models/request-schema.ts';
import { bindMeasured, withFittingDefaults } from './bind-measured.ts';

const unlimited: NumberGrid = { minimum: 1, maximum: null, step: 1 };
const upTo = (maximum: number, step = 1): NumberGrid => ({ minimum: 1, maximum, step });

function bind(id: string, name: string, measures: ModelBinding['measures'], framesPerSecond: number | null = null) {
  const base = findNamedModel(id);
  if (base === null) throw new Error(`there is no ${id}`);
  const binding = { measures, framesPerSecond, count: null, format: null, watermark: null, hasExactSize: true };
  return bindMeasured(base, binding, name, propertiesOf(base)[name] ?? {});
}
function propertyOf(...given: Parameters<typeof bind>): JsonObject {
  const bound = bind(...given);
  if ('issue' in bound) throw new Error(bound.issue);
  return bound.property;
}
const sides = (grid: NumberGrid) => ({ $width: grid, $height: grid });

describe('bindMeasured', () => {
  it.each([
    ['v-7', 'duration'],
    ['v-9', 'duration'],
    ['v-10', 'duration'],
    ['ie-1', 'resolution'],
    ['ig-2', 'image_size'],
    ['ig-1', 'width'],
  ])('keeps %s.%s as it is for an engine without limits', (id, name) => {
    const measures = { ...sides(unlimited), $frames: unlimited };
    expect(propertyOf(id, name, measures)).toEqual(propertiesOf(findNamedModel(id) as never)[name]);
  });

  it('ends a duration where the engine has no more frames', () => {
    const short = propertyOf('v-7', 'duration', { $frames: upTo(81, 4) }, 16);
    expect(short).toMatchObject({ minimum: 3, maximum: 5, default: 5 });
    expect(propertyOf('v-8', 'duration', { $frames: upTo(81, 4) }, 16)).toMatchObject({ maximum: 5, default: 5 });
    expect(propertyOf('v-3', 'num_frames', { $frames: upTo(49) })).toMatchObject({ maximum: 49, default: 49 });
    expect(propertyOf('v-7', 'duration', { $seconds: upTo(8) })).toMatchObject({ maximum: 8 });
  });

  it('keeps the choices that the engine can generate, and those that leave it open', () => {
    const [first, hidden] = propertyOf('v-10', 'duration', { $seconds: upTo(8) })['anyOf'] as JsonObject[];
    expect(first?.['enum']).toEqual(['auto', 4, 5, 6, 8]);
    expect(hidden?.['enum']).toEqual(['4', '5', '6', '8']);
    expect(propertyOf('v-9', 'duration', { $seconds: upTo(8) })).toMatchObject({ maximum: 8, minimum: -1 });
    expect(propertyOf('v-2', 'seconds', { $seconds: upTo(8) })['anyOf']).toMatchObject([{ enum: ['4', '8'] }, {}]);
  });

  it('leaves out resolutions that are larger than the engine can generate', () => {
    expect(propertyOf('ie-6', 'resolution', sides(upTo(2048)))).toMatchObject({ enum: ['512', '1K', '2K'] });
    expect(propertyOf('ie-6', 'resolution', sides(upTo(1500)))).toMatchObject({ enum: ['512', '1K'], default: '1K' });
    expect(propertyOf('ie-7', 'resolution', sides(upTo(2048)))).toMatchObject({ enum: ['1K', '2K'], default: '1K' });
    expect(propertyOf('ig-1', 'width', sides(upTo(2048)))).toMatchObject({ maximum: 2048, default: 1024 });
  });

  it('says that nothing is left', () => {
    expect(bind('v-7', 'duration', { $seconds: upTo(2) })).toEqual({
      issue: 'Even the smallest duration is more than the engine can generate.',
    });
    expect(bind('ie-7', 'resolution', sides(upTo(256)))).toHaveProperty('issue');
  });
});

const bindingOf = (grid: NumberGrid) => ({
  measures: sides(grid),
  framesPerSecond: null,
  count: null,
  format: null,
  watermark: null,
  hasExactSize: true,
});

describe('withFittingDefaults', () => {
  const base = findNamedModel('ie-6');
  if (base === null) throw new Error('there is no ie-6');
  const properties = propertiesOf(base);
  it('lowers a default that is too large together with the others', () => {
    const fitting = withFittingDefaults(base, bindingOf(upTo(2048)), properties);
    expect(fitting['resolution']).toEqual({ ...properties['resolution'], default: '1K' });
    expect(fitting['aspect_ratio']).toBe(properties['aspect_ratio']);
  });

  it('leaves defaults that fit, and those that nothing can make fit', () => {
    expect(withFittingDefaults(base, bindingOf(unlimited), properties)).toBe(properties);
    expect(withFittingDefaults(base, bindingOf(upTo(64)), properties)).toBe(properties);
  });
});
