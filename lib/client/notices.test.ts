import { describe, expect, it, vi } from 'vitest';
import { createNotices } from './notices.ts';

describe('createNotices', () => {
  it('shows three at most, the older give way', () => {
    const notices = createNotices();
    for (const words of ['a', 'b', 'c', 'd']) notices.show(words);
    expect(notices.current().map(({ words }) => words)).toEqual(['b', 'c', 'd']);
  });

  it('reads the same words out again', () => {
    const notices = createNotices();
    notices.announce('Done.');
    const first = notices.spoken();
    notices.announce('Done.');
    expect(notices.spoken()).not.toBe(first);
    expect(notices.spoken().trim()).toBe('Done.');
  });

  it('tells of changes until nobody hears', () => {
    const notices = createNotices();
    const hear = vi.fn<() => void>();
    const stop = notices.subscribe(hear);
    notices.show('a', { stays: true });
    stop();
    notices.dismiss(notices.current()[0]?.id ?? 0);
    expect(hear).toHaveBeenCalledOnce();
    expect(notices.current()).toEqual([]);
  });
});
