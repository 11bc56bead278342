import { describe, expect, it, vi } from 'vitest';
import { createGrace } from './create-grace.ts';

describe('createGrace', () => {
  it('follows at once, and after it began only later', () => {
    vi.useFakeTimers();
    try {
      const outer = new AbortController();
      const [prompt, patient, ended, released, answered] = [1, 2, 3, 4, 5].map(() => createGrace(outer.signal, 1000));
      patient?.begin();
      ended?.begin();
      released?.begin();
      answered?.begin();
      answered?.release();
      outer.abort(new Error('stop'));
      expect(prompt?.signal.reason).toBe(outer.signal.reason);
      expect(answered?.signal.reason).toBe(outer.signal.reason);
      expect(released?.signal.aborted).toBe(false);
      released?.release();
      expect(released?.signal.reason).toBe(outer.signal.reason);
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
