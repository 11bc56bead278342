import { describe, expect, it } from 'vitest';
import { coalesceRuns } from './coalesce-runs.ts';

describe('coalesceRuns', () => {
  it('never runs twice at once, and runs once more for all calls meanwhile', async () => {
    const begun: PromiseWithResolvers<void>[] = [];
    const run = coalesceRuns(() => {
      const work = Promise.withResolvers<void>();
      begun.push(work);
      return work.promise;
    });
    const first = run();
    const later = [run(), run(), run()];
    expect(begun).toHaveLength(1);
    begun[0]?.resolve();
    await first;
    await Promise.resolve();
    expect(begun).toHaveLength(2);
    begun[1]?.resolve();
    await Promise.all(later);
    expect(begun).toHaveLength(2);
  });

  it('continues after a failure', async () => {
    let runs = 0;
    const run = coalesceRuns(() => {
      runs += 1;
      return runs === 1 ? Promise.reject(new Error('no')) : Promise.resolve();
    });
    const failing = run();
    const next = run();
    await expect(failing).rejects.toThrow('no');
    await next;
    expect(runs).toBe(2);
  });
});
