import { describe, expect, it } from 'vitest';
import { staysAtStart } from './use-jobs-bar-view';

describe('staysAtStart', () => {
  it('is true while something runs or waits, until a person scrolls', () => {
    const start = { scrollLeft: 0, scrollTop: 0 };
    expect(staysAtStart(start, true)).toBe(true);
    expect(staysAtStart(start, false)).toBe(false);
    expect(staysAtStart({ ...start, scrollLeft: 40 }, true)).toBe(false);
    expect(staysAtStart(null, true)).toBe(false);
  });
});
