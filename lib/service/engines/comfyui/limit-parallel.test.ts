import { describe, expect, it } from 'vitest';
import { limitParallel } from './limit-parallel.ts';

describe('limitParallel', () => {
  it('runs no more tasks at once than allowed, and all of them in order', async () => {
    const limited = limitParallel(2);
    const started: number[] = [];
    const gates = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
    const results = gates.map(async (gate, index) =>
      limited(async () => {
        started.push(index);
        return gate.promise;
      }),
    );
    const settle = async (index: number) => {
      gates[index]?.resolve(index);
      await results[index];
    };
    expect(started).toEqual([0, 1]);
    await settle(1);
    expect(started).toEqual([0, 1, 2]);
    await settle(0);
    await settle(2);
    expect(started).toEqual([0, 1, 2, 3, 4]);
    await settle(3);
    await settle(4);
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4]);
  });

  it('goes on after a task that failed', async () => {
    const limited = limitParallel(1);
    await expect(limited(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limited(async () => 'next')).toBe('next');
  });
});
