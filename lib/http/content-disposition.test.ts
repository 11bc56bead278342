import { describe, expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

describe('contentDisposition', () => {
  it('writes a plain name', () => {
    expect(contentDisposition('inline', 'boat.png')).toBe(`inline; filename="boat.png"; filename*=UTF-8''boat.png`);
  });

  it('escapes names that would break out of the header', () => {
    const header = contentDisposition('attachment', 'a"b\\c\r\nX: y%é(1)’.png');
    expect(header).toBe(
      `attachment; filename="a_b_c__X: y__(1)_.png"; filename*=UTF-8''a%22b%5Cc%0D%0AX%3A%20y%25%C3%A9%281%29%E2%80%99.png`,
    );
    expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
  });
});
