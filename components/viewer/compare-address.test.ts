import { describe, expect, it } from 'vitest';
import { readViewState } from '@/lib/client/library-view-state';
import { compareAddress, readComparison } from './compare-address';

const [one, other] = ['6f1d0c52-4a0f-4c5f-9d0e-0d2d2f9a5b01', '6f1d0c52-4a0f-4c5f-9d0e-0d2d2f9a5b02'] as const;

function read(address: string) {
  return readComparison(new URL(address, 'http://studio').searchParams);
}

describe('readComparison', () => {
  it('reads back what an address was made of', () => {
    expect(read(compareAddress([one, other]))).toEqual({ ids: [one, other], mode: 'slider' });
    expect(read(compareAddress([one, other], { mode: 'blink' }))).toEqual({ ids: [one, other], mode: 'blink' });
  });

  it('leaves the filter that one came with in the address', () => {
    const address = compareAddress([one, other], { mode: 'blink', filter: { q: 'red kite', starred: true } });
    expect(read(address)).toEqual({ ids: [one, other], mode: 'blink' });
    expect(readViewState(new URL(address, 'http://studio').searchParams)).toEqual({ q: 'red kite', starred: true });
  });

  it('takes two files, no more and no less', () => {
    expect(read(`/library/compare?ids=${one}`).ids).toBeNull();
    expect(read(`/library/compare?ids=${one},${other},${one}`).ids).toBeNull();
    expect(read('/library/compare?ids=a,b&mode=x')).toEqual({ ids: null, mode: 'slider' });
  });
});
