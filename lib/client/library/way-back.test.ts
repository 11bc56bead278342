import { describe, expect, it } from 'vitest';
import { wayBack } from './way-back.ts';

const studio = 'http://127.0.0.1:3000';
const item = `${studio}/library/018f0000-0000-7000-8000-000000000001`;

describe('wayBack', () => {
  it('leads through items to the grid under the same filter', () => {
    expect(wayBack([`${studio}/`, `${studio}/library?q=fog`, `${item}?q=fog`], { q: 'fog' })).toBe(1);
    expect(wayBack([`${studio}/library`, item, `${studio}/library/compare?ids=a,b`, item], {})).toBe(0);
  });

  it('knows no way from elsewhere, or to another filter', () => {
    expect(wayBack([item], {})).toBeNull();
    expect(wayBack([`${studio}/library`, `${studio}/`, item], {})).toBeNull();
    expect(wayBack([`${studio}/library?q=fog`, item], {})).toBeNull();
    expect(wayBack([null, item], {})).toBeNull();
  });
});
