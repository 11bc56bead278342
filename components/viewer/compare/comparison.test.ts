import { describe, expect, it } from 'vitest';
import { compareAddress, readComparison } from './comparison';
import { readViewState } from '@/lib/client/library-view-state';

const [one, other] = ['6f1d0c52-4a0f-4c5f-9d0e-0d2d2f9a5b01', '6f1d0c52-4a0f-4c5f-9d0e-0d2d2f9a5b02'] as const;

function read(address: string) {
  return readComparison(new URL(address, 'http://studio').searchParams);
}

describe('readComparison', () => {
  it('reads back the parts of an address', () => {
    expect(read(compareAddress([one, other]))).toEqual({ ids: [one, other], mode: 'slider' });
    expect(read(compareAddress([one, other], { mode: 'blink' }))).toEqual({ ids: [one, other], mode: 'blink' });
  });

  it('keeps the filter in the address', () => {
    const address = compareAddress([one, other], { mode: 'blink', filter: { q: 'red kite', starred: true } });
    expect(read(address)).toEqual({ ids: [one, other], mode: 'blink' });
    expect(readViewState(new URL(address, 'http://studio').searchParams)).toEqual({ q: 'red kite', starred: true });
  });

  it('requires two to six different files', () => {
    const many = Array.from({ length: 7 }, (_none, at) => `${one.slice(0, -1)}${at}`);
    expect(read(compareAddress(many.slice(0, 6))).ids).toEqual(many.slice(0, 6));
    expect(read(compareAddress(many)).ids).toBeNull();
    expect(read(`/library/compare?ids=${one}`).ids).toBeNull();
    expect(read(`/library/compare?ids=${one},${one}`).ids).toBeNull();
    expect(read('/library/compare?ids=a,b&mode=x')).toEqual({ ids: null, mode: 'slider' });
  });
});
