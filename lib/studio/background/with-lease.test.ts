import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../logging/create-logger.ts';
import { withLease } from './with-lease.ts';

const leaseMs = 30_000;
const logger = createLogger('test', 'silent');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('withLease', () => {
  it('renews the lease while the work runs, and not afterwards', async () => {
    const renew = vi.fn(() => Promise.resolve());
    const { promise, resolve } = Promise.withResolvers<string>();
    const working = withLease({ leaseMs, renew, logger }, () => promise);
    await vi.advanceTimersByTimeAsync(leaseMs);
    expect(renew).toHaveBeenCalledTimes(3);
    resolve('done');
    expect(await working).toBe('done');
    await vi.advanceTimersByTimeAsync(leaseMs);
    expect(renew).toHaveBeenCalledTimes(3);
  });

  it('continues after a failed renewal', async () => {
    const warn = vi.spyOn(logger, 'warn');
    const renew = vi.fn(() => Promise.reject(new Error('no database')));
    const { promise, resolve } = Promise.withResolvers<void>();
    const working = withLease({ leaseMs, renew, logger }, () => promise);
    await vi.advanceTimersByTimeAsync(leaseMs);
    expect(renew).toHaveBeenCalledTimes(3);
    expect(warn).toHaveBeenCalledTimes(3);
    resolve();
    await working;
  });

  it('throws the error of the work, and renews no more', async () => {
    const renew = vi.fn(() => Promise.resolve());
    await expect(withLease({ leaseMs, renew, logger }, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    await vi.advanceTimersByTimeAsync(leaseMs);
    expect(renew).not.toHaveBeenCalled();
  });
});
