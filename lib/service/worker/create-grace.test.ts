import { describe, expect, it, vi } from 'vitest';
import { createGrace } from './create-grace.ts';

describe('createGrace', () => {
  it('follows at once, and after it began only later', () => {
    vi.useFakeTimers();
    try {
      const outer = new AbortController();
      const [prompt, patient, ended] = [1, 2, 3].map(() => createGrace(outer.signal, 1000));
      patient?.begin();
      ended?.begin();
      outer.abort(new Error('stop'));
      expect(prompt?.signal.reason).toBe(outer.signal.reason);
      expect(createGrace(outer.signal, 1000).signal.aborted).toBe(true);
      ended?.end();
      vi.advanceTimersByTime(999);
      expect(patient?.signal.aborted).toBe(false);
      vi.advanceTimersByTime(1);
      expect(patient?.signal.reason).toBe(outer.signal.reason);
      expect(ended?.signal.aborted).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});
