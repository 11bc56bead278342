import { describe, expect, it } from 'vitest';
import { indexAfterKey } from './grid-keys';

const go = (key: string, place: number) => indexAfterKey(key, place, 10, 4);

describe('indexAfterKey', () => {
  it('moves within and between rows, and stays inside', () => {
    expect([go('ArrowRight', 0), go('ArrowLeft', 0), go('ArrowDown', 1), go('ArrowUp', 1)]).toEqual([1, 0, 5, 1]);
    expect([go('ArrowDown', 7), go('ArrowDown', 9), go('ArrowRight', 9)]).toEqual([9, 9, 9]);
    expect([go('Home', 7), go('End', 7), go('Enter', 7)]).toEqual([0, 9, null]);
    expect(indexAfterKey('End', 0, 0, 4)).toBeNull();
  });
});
