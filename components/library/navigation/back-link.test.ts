import { describe, expect, it } from 'vitest';
import { findBackEntry } from './back-link';

const studio = 'http://127.0.0.1:3000';
const item = '/library/018f0000-0000-7000-8000-000000000001';
const visited = (...addresses: string[]) => addresses.map((address) => studio + address);

describe('findBackEntry', () => {
  it('finds the grid with the same filter behind items and comparisons', () => {
    expect(findBackEntry(visited('/', '/library?q=fog', `${item}?q=fog`), '/library?q=fog')).toBe(1);
    expect(findBackEntry(visited('/library', item, '/library/compare?ids=a,b', item), '/library')).toBe(0);
  });

  it('finds the item behind a comparison', () => {
    const compare = '/library/compare?ids=a,b&q=fog&mode=blink';
    expect(findBackEntry(visited('/library?q=fog', `${item}?q=fog`, compare), `${item}?q=fog`)).toBe(1);
  });

  it('finds nothing from other screens, past the grid, or for another filter', () => {
    expect(findBackEntry(visited(item), '/library')).toBeNull();
    expect(findBackEntry(visited('/library', '/', item), '/library')).toBeNull();
    expect(findBackEntry(visited('/library?q=fog', item), '/library')).toBeNull();
    expect(findBackEntry(visited(item, '/library', '/library/compare?ids=a,b'), item)).toBeNull();
    expect(findBackEntry([null, `${studio}${item}`], '/library')).toBeNull();
  });
});
