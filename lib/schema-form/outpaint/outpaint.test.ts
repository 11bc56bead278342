import { describe, expect, it } from 'vitest';
import { createFormModel } from '../model/form-model.ts';
import {
  type EdgeLimits,
  expansionForRatio,
  isRatio,
  moveEdges,
  nearestRatio,
  noExpansion,
  snapToRatio,
} from './frame.ts';
import { lastPointer, outpaintFields } from './outpaint-fields.ts';

const image = { type: 'string', format: 'uri', renderType: 'image-url' };
const pixels = { type: 'integer', minimum: 0, maximum: 2048 };

function found(properties: Record<string, object>, texts: object = {}) {
  const model = createFormModel({ type: 'object', ...texts, properties });
  return outpaintFields(model.fields, model);
}

describe('outpaintFields', () => {
  it('finds the edges, whatever stands beside them in their names', () => {
    for (const name of [
      (edge: string) => edge,
      (edge: string) => `expand_${edge}`,
      (edge: string) => `outpaint_${edge}_px`,
    ]) {
      const properties = Object.fromEntries(['left', 'right', 'top', 'bottom'].map((edge) => [name(edge), pixels]));
      const fields = found({ image_url: image, ...properties });
      expect(fields?.shape === 'edges' && Object.keys(fields.fields).toSorted()).toEqual([
        'bottom',
        'left',
        'right',
        'top',
      ]);
    }
  });

  it('offers the frame below the last of them', () => {
    const fields = found({ image, up: pixels, down: pixels, prompt: { type: 'string' } });
    expect(fields === null ? null : lastPointer(fields)).toBe('/down');
  });

  it('takes no places, shares or models without a picture for edges', () => {
    expect(found({ image, crop_left: pixels, crop_top: pixels })).toBeNull();
    expect(found({ image, left: { type: 'number', maximum: 1 }, top: { type: 'number', maximum: 1 } })).toBeNull();
    expect(found({ left: pixels, right: pixels })).toBeNull();
    expect(found({ image, left: pixels })).toBeNull();
  });

  it('finds a ratio where the schema says that the picture is extended', () => {
    const properties = { image, aspect_ratio: { type: 'string', enum: ['1:1', '16:9', '9:16'] } };
    expect(found(properties)).toBeNull();
    expect(found(properties, { title: 'Reframe' })?.shape).toBe('ratio');
    expect(found(properties, { description: 'Extends the image to another ratio.' })?.shape).toBe('ratio');
  });
});

const picture = { width: 400, height: 300 };
const limit = { least: 0, most: 500, step: 1 };
const limits: EdgeLimits = { left: limit, right: limit, top: limit, bottom: limit };

describe('moveEdges', () => {
  it('keeps to limits and steps, and leaves fixed edges', () => {
    const coarse = { ...limits, left: { least: 0, most: 100, step: 64 }, top: null };
    expect(moveEdges(noExpansion, { left: 90, right: 900, top: 7, bottom: -4 }, coarse)).toEqual({
      left: 64,
      right: 500,
      top: 0,
      bottom: 0,
    });
  });
});

describe('snapToRatio', () => {
  const ratios = [
    { width: 16, height: 9 },
    { width: 1, height: 1 },
  ];

  it('moves the dragged edge onto a ratio that is near', () => {
    const { expansion, ratio } = snapToRatio(
      picture,
      { ...noExpansion, right: 129 },
      { moved: ['right'], ratios, reach: 8, limits },
    );
    expect(ratio).toEqual({ width: 16, height: 9 });
    expect(expansion.right).toBe(133);
  });

  it('leaves it where none is near', () => {
    const far = { ...noExpansion, right: 60 };
    expect(snapToRatio(picture, far, { moved: ['right'], ratios, reach: 8, limits })).toEqual({
      expansion: far,
      ratio: null,
    });
  });
});

describe('expansionForRatio', () => {
  it('adds as little as possible, half to each side', () => {
    expect(expansionForRatio(picture, { width: 1, height: 1 }, limits)).toEqual({
      ...noExpansion,
      top: 50,
      bottom: 50,
    });
    const wide = expansionForRatio(picture, { width: 16, height: 9 }, limits);
    expect(wide).toEqual({ ...noExpansion, left: 66, right: 67 });
    expect(isRatio({ width: 533, height: 300 }, { width: 16, height: 9 })).toBe(true);
  });

  it('adds all to the edge that can be moved', () => {
    const fixed = { ...limits, left: null };
    expect(expansionForRatio(picture, { width: 16, height: 9 }, fixed)).toEqual({ ...noExpansion, right: 133 });
  });
});

describe('nearestRatio', () => {
  it('compares widths with heights', () => {
    const ratios = [
      { width: 1, height: 1 },
      { width: 16, height: 9 },
      { width: 9, height: 16 },
    ];
    expect(nearestRatio({ width: 700, height: 400 }, ratios)).toEqual({ width: 16, height: 9 });
    expect(nearestRatio(picture, [])).toBeNull();
  });
});
