import { describe, expect, it } from 'vitest';
import { modelImageAddress } from './model-image';

describe('modelImageAddress', () => {
  it('shows images of `data:` addresses, but no SVG, which could contain scripts', () => {
    const png = 'data:image/png;base64,AAAA';
    expect(modelImageAddress({ id: 'a', image_url: png })).toBe(png);
    expect(modelImageAddress({ id: 'a', image_url: 'data:image/svg+xml,<svg/>' })).toBeNull();
  });

  it('uses the studio’s proxy for every other address', () => {
    expect(modelImageAddress({ id: 'a/b:1', image_url: 'https://media.example/a.webp' })).toBe(
      '/api/studio/models/picture?model=a%2Fb%3A1',
    );
  });

  it('is null where the service gives none', () => {
    expect(modelImageAddress({ id: 'a', image_url: null })).toBeNull();
  });
});
