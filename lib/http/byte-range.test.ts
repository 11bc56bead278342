import { describe, expect, it } from 'vitest';
import { readByteRange } from './byte-range.ts';

describe('readByteRange', () => {
  it('reads first and last byte, open ends and suffixes', () => {
    expect(readByteRange('bytes=0-9', 100)).toEqual({ start: 0, end: 9 });
    expect(readByteRange('bytes=90-', 100)).toEqual({ start: 90, end: 99 });
    expect(readByteRange('bytes=-10', 100)).toEqual({ start: 90, end: 99 });
  });

  it('ends ranges at the end of the file', () => {
    expect(readByteRange('bytes=90-500', 100)).toEqual({ start: 90, end: 99 });
    expect(readByteRange('bytes=-500', 100)).toEqual({ start: 0, end: 99 });
  });

  it('reports a range outside the file', () => {
    expect(readByteRange('bytes=100-', 100)).toBe('unsatisfiable');
    expect(readByteRange('bytes=-0', 100)).toBe('unsatisfiable');
    expect(readByteRange('bytes=0-', 0)).toBe('unsatisfiable');
  });

  it('returns the whole file for everything else', () => {
    for (const header of [null, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,3-4', 'items=0-1', 'bytes=a-b']) {
      expect(readByteRange(header, 100)).toBeNull();
    }
  });
});
