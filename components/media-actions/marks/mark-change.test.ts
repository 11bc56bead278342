import { describe, expect, it } from 'vitest';
import { changeOfKey, commonMarks, keyOf } from './mark-change';

const plain = { rating: 0, label: null, flag: null };

describe('changeOfKey', () => {
  it('rates by 0 to 5, labels by 6 to 9, keeps by K and rejects by X', () => {
    expect(changeOfKey('3', [plain])).toEqual({ do: 'rate', rating: 3 });
    expect(changeOfKey('0', [plain])).toEqual({ do: 'rate', rating: 0 });
    expect(changeOfKey('8', [plain])).toEqual({ do: 'label', label: 'green' });
    expect(changeOfKey('K', [plain])).toEqual({ do: 'flag', flag: 'kept' });
    expect(changeOfKey('x', [])).toEqual({ do: 'flag', flag: 'rejected' });
    expect(changeOfKey('p', [plain])).toBeNull();
  });

  it('removes a label or flag that all items have', () => {
    const marked = { rating: 2, label: 'red', flag: 'kept' } as const;
    expect(changeOfKey('6', [marked])).toEqual({ do: 'label', label: null });
    expect(changeOfKey('6', [marked, plain])).toEqual({ do: 'label', label: 'red' });
    expect(changeOfKey('k', [marked])).toEqual({ do: 'flag', flag: null });
  });
});

describe('keyOf', () => {
  it('names the key of a label or flag', () => {
    expect([keyOf('red'), keyOf('rejected'), keyOf('purple')]).toEqual(['6', 'X', null]);
  });
});

describe('commonMarks', () => {
  it('are those that all items have', () => {
    const one = { rating: 3, label: 'red', flag: 'kept' } as const;
    const other = { rating: 3, label: 'blue', flag: null } as const;
    expect(commonMarks([one])).toEqual(one);
    expect(commonMarks([one, other])).toEqual({ rating: 3, label: null, flag: null });
    expect(commonMarks([one, null])).toEqual({ rating: 0, label: null, flag: null });
    expect(commonMarks([])).toEqual({ rating: 0, label: null, flag: null });
  });
});
