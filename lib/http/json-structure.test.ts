import { describe, expect, it } from 'vitest';
import { exceededLimit } from './json-structure.ts';
import { growthOfEightfold, linearGrowth } from '../setup/test/growth.ts';

const limits = { depth: 3, values: 6 };
const look = (text: string) => exceededLimit(Buffer.from(text), limits);

describe('exceededLimit', () => {
  it('counts levels and values', () => {
    expect(look('{"a":[[1]]}')).toBeNull();
    expect(look('{"a":[[[1]]]}')).toBe('depth');
    expect(look('[1,2,3,4,5,6]')).toBeNull();
    expect(look('[1,2,3,4,5,6,7]')).toBe('values');
    expect(look('[[],[],[],[]]')).toBe('values');
  });

  it('ignores brackets in strings', () => {
    expect(look(String.raw`{"[[[[,,,,,,,,":"\"[[[[,,,,,,\\"}`)).toBeNull();
    expect(look(String.raw`["\\",[[[1]]]]`)).toBe('depth');
  });

  it('returns for any text', () => {
    for (const text of ['', '"', String.raw`"\"`, ']]]]', '}{', '\\']) expect(look(text)).toBeNull();
  });

  it('takes linear time', () => {
    const growth = growthOfEightfold((size) => {
      const long = Buffer.from(`{"a":"${'\\\\'.repeat(size)}","b":"${'\\"'.repeat(size)}"}`);
      expect(exceededLimit(long, limits)).toBeNull();
    }, 250_000);
    expect(growth).toBeLessThan(linearGrowth);
  });
});
