import { describe, expect, it } from 'vitest';
import { readDataUri } from './read-data-uri.ts';
import { growthOfEightfold, linearGrowth } from '../../setup/test/growth.ts';

const read = (uri: string) => readDataUri(uri, 1_000_000_000).toString('latin1');

describe('readDataUri', () => {
  it.each([
    ['data:text/plain;base64,aGk=', 'hi'],
    ['data:;BASE64,aGk', 'hi'],
    ['data:image/png;charset=utf-8;base64,aG\nk=\r\n', 'hi'],
    ['data:;base64,-_-_', '\xfb\xff\xbf'],
    ['data:,h%69%20there', 'hi there'],
    ['data:text/plain,a,b', 'a,b'],
  ])('reads %s', (uri, content) => {
    expect(read(uri)).toBe(content);
  });

  it.each([
    ['data:image/png', /no comma/],
    [`data:${'x'.repeat(2000)},aGk=`, /no comma/],
    ['data:;base64,aGk=!', /not valid base64/],
    ['data:;base64,aG=k', /not valid base64/],
    ['data:;base64,aGk===', /not valid base64/],
    ['data:;base64,', /empty/],
    ['data:;base64, a\n', /empty/],
    ['data:;base64,=', /empty/],
    ['data:,', /empty/],
  ])('refuses %s', (uri, message) => {
    expect(() => read(uri)).toThrow(message);
  });

  it('refuses more than the limit', () => {
    expect(() => readDataUri(`data:;base64,${'aaaa'.repeat(100)}`, 299)).toThrow(/larger than/);
  });

  it.each([' ', '=', 'a', ';', '%'])('takes no longer than the text is long: %j', (filler) => {
    for (const head of ['data:;base64,', 'data:,', 'data:']) {
      const growth = growthOfEightfold((size) => {
        try {
          read(`${head}${filler.repeat(size)}!`);
        } catch {
          // Whether it is taken is not the point here.
        }
      }, 500_000);
      expect(growth).toBeLessThan(linearGrowth);
    }
  });
});
