import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { createFormModel } from '../model/form-model.ts';
import { describeOutputSize, isSizing, outputSize } from './output-size.ts';

const ratio = { enum: ['auto', '16:9', '9:16', '1:1', '21:9'], default: 'auto' };
const shorter = { enum: ['480p', '720p', '2k', '4k'], description: 'Pixels of the shorter side.' };
const area = { enum: ['768sq', '1k', '4k'], description: 'Side of the square of the same area.' };

function words(
  name: string,
  property: JsonObject,
  values: JsonObject,
  input: { width: number; height: number } | null = null,
) {
  const model = createFormModel({ properties: { aspect_ratio: ratio, [name]: property } });
  const field = model.fields.find((one) => one.name === name);
  if (field === undefined || !isSizing(field)) return 'says nothing of pixels';
  const size = outputSize(model, field, values, input);
  return size === null ? null : describeOutputSize(size);
}

describe('outputSize', () => {
  it('reads lines as the shorter side where the description says so', () => {
    expect(words('resolution', shorter, { resolution: '720p', aspect_ratio: '16:9' })).toBe('1280 × 720 px');
    expect(words('resolution', shorter, { resolution: '480p', aspect_ratio: '9:16' })).toBe('480 × 854 px');
    expect(words('resolution', shorter, { resolution: '720p', aspect_ratio: '21:9' })).toBe('1680 × 720 px');
    expect(words('resolution', shorter, { resolution: '4k', aspect_ratio: '16:9' })).toBe('3840 × 2160 px');
    expect(words('resolution', shorter, { resolution: '720p' })).toBe('shorter side 720 px');
  });

  it('returns nothing for lines that services interpret differently', () => {
    const bare = { enum: ['720p', '1080p'] };
    expect(words('resolution', bare, { resolution: '720p', aspect_ratio: '16:9' })).toBe('1280 × 720 px');
    expect(words('resolution', bare, { resolution: '720p', aspect_ratio: '21:9' })).toBeNull();
    expect(words('resolution', bare, { resolution: '720p' })).toBeNull();
    expect(words('resolution', shorter, { resolution: '2k', aspect_ratio: '16:9' })).toBeNull();
  });

  it('reads the side of a square as an approximate area', () => {
    expect(words('resolution', area, { resolution: '1k', aspect_ratio: '16:9' })).toBe('about 1370 × 770 px');
    expect(words('resolution', area, { resolution: '768sq', aspect_ratio: '1:1' })).toBe('about 768 × 768 px');
    expect(words('resolution', area, { resolution: '4k' })).toBe('about 16.8 MP');
    expect(words('resolution', { enum: ['1K', '2K'] }, { resolution: '2K', aspect_ratio: '16:9' })).toBeNull();
  });

  it('reads exact pixels, also of the default', () => {
    const exact = { enum: ['auto', '1024x1024', '1536x1024'], default: '1536x1024' };
    expect(words('size', exact, {})).toBe('3:2 · 1.57 MP');
    expect(words('size', exact, { size: 'auto' })).toBeNull();
    expect(words('image_size', { enum: ['square_hd', 'landscape_16_9', 'portrait_16_9'] }, {})).toBe(
      'says nothing of pixels',
    );
  });

  it('multiplies the size of the input', () => {
    const input = { width: 480, height: 321 };
    expect(words('upscale_factor', { enum: ['2x', '4x'] }, { upscale_factor: '4x' }, input)).toBe('1920 × 1284 px');
    expect(words('upscale_factor', { type: 'number', minimum: 1, maximum: 4, default: 1.5 }, {}, input)).toBe(
      '720 × 482 px',
    );
    expect(words('upscale_factor', { enum: ['2x', '4x'] }, { upscale_factor: '4x' })).toBeNull();
    expect(words('guidance_scale', { type: 'number' }, { guidance_scale: 7 }, input)).toBe('says nothing of pixels');
  });
});
