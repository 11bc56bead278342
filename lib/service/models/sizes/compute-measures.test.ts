import { describe, expect, it } from 'vitest';
import type { Measure, ModelBinding, NumberGrid } from '../model-definition.ts';
import type { RequestedOutput } from './requested-output.ts';
import { computeMeasures } from './compute-measures.ts';

const nothing: RequestedOutput = { size: null, seconds: null, framesPerSecond: null, frames: null };
const side: NumberGrid = { minimum: 64, maximum: 2048, step: 16 };
const sides = { $width: side, $height: side };

function compute(
  measures: Partial<Record<Measure, NumberGrid>>,
  output: Partial<RequestedOutput>,
  changes: Partial<ModelBinding> = {},
) {
  const binding = { measures, framesPerSecond: null, count: null, format: null, watermark: null, hasExactSize: true };
  return computeMeasures({ ...binding, ...changes }, { ...nothing, ...output }, 77);
}

describe('computeMeasures', () => {
  it('gives only what the engine takes and the request says', () => {
    expect(compute({}, { size: { width: 100, height: 100 }, seconds: 5 })).toEqual({});
    expect(compute({ ...sides, $seconds: side }, {})).toEqual({});
  });

  it('rounds sides up to the steps of the engine', () => {
    expect(compute(sides, { size: { width: 1920, height: 1080 } })).toEqual({ $width: 1920, $height: 1088 });
    expect(compute(sides, { size: { width: 1001, height: 64 } })).toEqual({ $width: 1008, $height: 64 });
  });

  it('keeps the proportions of a size that the engine cannot have', () => {
    expect(compute(sides, { size: { width: 4096, height: 2304 } })).toEqual({ $width: 2048, $height: 1152 });
    expect(compute(sides, { size: { width: 32, height: 64 } })).toEqual({ $width: 64, $height: 128 });
    expect(compute({ $width: side }, { size: { width: 4096, height: 9000 } })).toEqual({ $width: 2048 });
  });

  it('never leaves the bounds of the engine', () => {
    const odd = { minimum: 16, maximum: 1000, step: 64 };
    expect(compute({ $width: odd }, { size: { width: 999, height: 10 } })).toEqual({ $width: 976 });
    expect(compute({ $seconds: { minimum: null, maximum: 8, step: 1 } }, { seconds: 30 })).toEqual({ $seconds: 8 });
    expect(compute({ $seconds: { minimum: 4, maximum: null, step: 4 } }, { seconds: 1 })).toEqual({ $seconds: 4 });
  });

  it('rounds sides up that the engine takes as parameters in steps', () => {
    const stepped = { sides: { width: side, height: { ...side, step: 64 } } };
    expect(compute({}, { size: { width: 1280, height: 720 } }, stepped)).toEqual({ width: 1280, height: 768 });
    expect(compute({}, { size: null }, stepped)).toEqual({});
  });

  it('counts steps from the minimum', () => {
    const length = { minimum: 1, maximum: 1000, step: 4 };
    expect(compute({ $frames: length }, { frames: 80 })).toEqual({ $frames: 81 });
    expect(compute({ $frames: length }, { frames: 82 })).toEqual({ $frames: 81 });
  });

  it('counts frames at the rate of the engine, where it has its own', () => {
    const $frames = { minimum: 1, maximum: null, step: 4 };
    expect(compute({ $frames }, { seconds: 5, frames: 120 }, { framesPerSecond: 16 })).toEqual({ $frames: 81 });
    expect(compute({ $frames }, { seconds: null, frames: 120 }, { framesPerSecond: 16 })).toEqual({ $frames: 121 });
  });

  it('takes decimals where the engine does', () => {
    const $fps = { minimum: 0.1, maximum: 60, step: 0.1 };
    expect(compute({ $fps }, { framesPerSecond: 23.98 })).toEqual({ $fps: 24 });
    expect(compute({ $fps: { minimum: 1, maximum: null, step: null } }, { framesPerSecond: 23.976 })).toEqual({
      $fps: 23.976,
    });
  });

  it('keeps the seed within the largest one', () => {
    expect(compute({ $seed: { minimum: 0, maximum: 9, step: 1 } }, {})).toEqual({ $seed: 7 });
    expect(compute({ $seed: { minimum: 100, maximum: 109, step: 1 } }, {})).toEqual({ $seed: 107 });
    expect(compute({ $seed: { minimum: null, maximum: null, step: 1 } }, {})).toEqual({ $seed: 77 });
  });
});
