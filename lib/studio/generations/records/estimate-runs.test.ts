import { describe, expect, it } from 'vitest';
import type { Database } from '../../../database/connect.ts';
import { createEstimateReader } from './estimate-runs.ts';

/** Counts how often it is asked, and knows one kind of run of one model. */
function fakeDatabase() {
  let asked = 0;
  const rows = [1, 2, 3, 4].map((seconds) => ({ model: 'm', settingsGroup: 'fast', seconds }));
  const database = { execute: async () => ((asked += 1), { rows }) } as unknown as Database;
  return { database, asked: () => asked };
}

describe('createEstimateReader', () => {
  it('reads each kind of run once in a while, those without an estimate as well', async () => {
    let nowMs = 0;
    const { database, asked } = fakeDatabase();
    const read = createEstimateReader({ freshMs: 5000, now: () => nowMs });
    const kinds = [
      { model: 'm', settingsGroup: 'fast' },
      { model: 'n', settingsGroup: 'fast' },
    ];
    const first = await read(database, kinds);
    expect([...first.values()]).toEqual([
      { lowSeconds: 1, medianSeconds: 3, highSeconds: 4, samples: 4, isScaled: false },
    ]);
    nowMs = 4999;
    expect(await read(database, kinds)).toEqual(first);
    expect(asked()).toBe(1);
    nowMs = 5000;
    await read(database, kinds);
    expect(asked()).toBe(2);
  });
});
