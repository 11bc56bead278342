import { describe, expect, it } from 'vitest';
import { killLives } from './kill-lives.ts';

/** Kills lives that all have so many steps, whatever the first one had. */
async function killEqualLives(steps: number, reached: number, kills: number): Promise<number[]> {
  const hits: number[] = [];
  const done = await killLives(steps, kills, async (killAt) => {
    if (killAt <= reached) hits.push(killAt);
    return Promise.resolve(killAt <= reached);
  });
  expect(done).toBe(hits.length);
  return hits;
}

describe('killLives', () => {
  it('kills once in each part of the way', async () => {
    const parts = (await killEqualLives(1000, 1000, 10)).map((step) => Math.floor((step - 1) / 97));
    expect(parts).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('gets all kills from lives with a third of the steps', async () => {
    for (let run = 0; run < 200; run += 1) expect(await killEqualLives(900, 300, 5)).toHaveLength(5);
  });

  it('ends when no step is ever reached', async () => {
    expect(await killEqualLives(100, 0, 5)).toEqual([]);
  });
});
