import { describe, expect, it } from 'vitest';
import { estimatePrice, sumPrices } from './estimate-price.ts';

const request = (low: number, high = low) => ({
  per: 'request',
  low: expect.closeTo(low, 6) as number,
  high: expect.closeTo(high, 6) as number,
});

describe('estimatePrice', () => {
  it('returns null where the upstream gives no numbers', () => {
    expect(estimatePrice(null, { duration: 5 }, 1)).toBeNull();
    expect(estimatePrice({ method: 'per_image' }, {}, 1)).toBeNull();
    expect(estimatePrice({ cost_per_image_grid: { high: 'much' } }, {}, 1)).toBeNull();
  });

  it('multiplies cost per image by images and variants', () => {
    expect(estimatePrice({ cost_per_image: 0.04 }, {}, 1)).toEqual(request(0.04));
    expect(estimatePrice({ cost_per_image: 0.04 }, { num_images: 3 }, 2)).toEqual(request(0.24));
  });

  it('multiplies cost per generation by variants alone', () => {
    expect(estimatePrice({ cost_per_generation: 0.05 }, { num_images: 3, duration: 8 }, 2)).toEqual(request(0.1));
    expect(estimatePrice({ cost_per_generation: 0.05, cost_per_image: 0.01 }, {}, 2)).toEqual(request(0.02));
  });

  it('reads a grid by quality and size, and gives a range where the settings leave it open', () => {
    const pricing = { cost_per_image_grid: { low: { '1K': 0.01, '2K': 0.02 }, high: { '1K': 0.1, '2K': 0.2 } } };
    expect(estimatePrice(pricing, { quality: 'high', size: '2k' }, 1)).toEqual(request(0.2));
    expect(estimatePrice(pricing, { quality: 'low' }, 1)).toEqual(request(0.01, 0.02));
    expect(estimatePrice(pricing, {}, 1)).toEqual(request(0.01, 0.2));
  });

  it('multiplies cost per second by seconds, written as number or text', () => {
    expect(estimatePrice({ cost_per_second: 0.1 }, { duration: 8 }, 1)).toEqual(request(0.8));
    expect(estimatePrice({ cost_per_second: 0.1 }, { seconds: '12' }, 2)).toEqual(request(2.4));
  });

  it('takes the largest of several fields that say how many or how long, and no part of an image', () => {
    expect(estimatePrice({ cost_per_image: 0.04 }, { num_images: 0.001, n: 8 }, 1)).toEqual(request(0.32));
    expect(estimatePrice({ cost_per_image: 0.04 }, { num_images: 1.5 }, 1)).toEqual(request(0.08));
    expect(estimatePrice({ cost_per_second: 0.1 }, { duration: 0.001, seconds: '60s' }, 1)).toEqual(request(6));
  });

  it('returns the price per second where the duration is unknown', () => {
    for (const duration of ['auto', -1, undefined]) {
      expect(estimatePrice({ cost_per_second: 0.1 }, { duration }, 1)).toEqual({ per: 'second', low: 0.1, high: 0.1 });
    }
  });

  it('considers resolution and audio', () => {
    const byResolution = { cost_per_second_by_resolution: { '720p': 0.1, '1080p': 0.2 } };
    expect(estimatePrice(byResolution, { resolution: '1080P', duration: 5 }, 1)).toEqual(request(1));
    const withAudio = { cost_per_second: 0.2, cost_per_second_with_audio: 0.4 };
    expect(estimatePrice(withAudio, { generate_audio: true, duration: 5 }, 1)).toEqual(request(2));
    expect(estimatePrice(withAudio, { generate_audio: false, duration: 5 }, 1)).toEqual(request(1));
    expect(estimatePrice(withAudio, { duration: 5 }, 1)).toEqual(request(1, 2));
  });

  it('returns a range where it is unknown which resolutions count as high', () => {
    const pricing = { cost_per_second: 0.1, cost_per_second_high_res: 0.3 };
    expect(estimatePrice(pricing, { resolution: '1080p', duration: 10 }, 1)).toEqual(request(1, 3));
  });
});

const price = (low: number, high: number) => ({ per: 'request' as const, low, high });

describe('sumPrices', () => {
  it('adds known prices, and counts unknown ones', () => {
    expect(sumPrices([price(1, 2), null, price(3, 3), { per: 'second', low: 1, high: 1 }])).toEqual({
      price: price(4, 5),
      unknown: 2,
    });
    expect(sumPrices([null])).toEqual({ price: null, unknown: 1 });
  });
});
