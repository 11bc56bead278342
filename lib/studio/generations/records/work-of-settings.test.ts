import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../contract/model.ts';
import { settingsGroup } from '../../../contract/studio/settings-group.ts';
import { workOfSettings } from './work-of-settings.ts';

const work = (request: JsonObject) => workOfSettings(settingsGroup(request));
const quotient = (one: JsonObject, other: JsonObject) => work(one).units / work(other).units;

describe('workOfSettings', () => {
  it.each([
    [{ duration: 10, resolution: '720P' }, { duration: '5', resolution: '720p' }, 2],
    [{ duration: '8s', resolution: '1080p' }, { duration: '8s', resolution: '720p' }, 2.25],
    [{ duration: 5, resolution: '4k' }, { duration: 5, resolution: '1080p' }, 4],
    [{ duration: 5, fps: 50 }, { duration: 5, fps: 25 }, 2],
    [{ num_frames: 80, fps: 30 }, { num_frames: 40, fps: 15 }, 2],
    [{ resolution: '4K' }, { resolution: '1K' }, 16],
    [{ resolution: '512' }, { resolution: '1k' }, 0.25],
    [{ size: '2048x1024' }, { size: '1024*1024' }, 2],
    [{ upscale_factor: '4x' }, { upscale_factor: 2 }, 4],
    [{ num_inference_steps: 60, num_images: 2 }, { num_inference_steps: 30, num_images: 1 }, 4],
    [{ width: 2048, height: 2048 }, { width: 1024, height: 1024 }, 4],
  ])('compares %o with %o', (one, other, expected) => {
    expect(quotient(one, other)).toBeCloseTo(expected);
    expect(work(one).kind).toBe(work(other).kind);
  });

  it('tells apart what is no number, and what is missing', () => {
    expect(work({ quality: 'high' }).kind).not.toBe(work({ quality: 'low' }).kind);
    expect(work({ image_size: 'square_hd' }).kind).not.toBe(work({ image_size: 'square' }).kind);
    expect(work({ duration: 5 }).kind).not.toBe(work({ duration: 'auto' }).kind);
    expect(work({ duration: 5 }).kind).not.toBe(work({}).kind);
    expect(work({}).units).toBe(1);
  });
});
