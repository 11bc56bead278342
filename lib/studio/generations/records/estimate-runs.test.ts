import { describe, expect, it } from 'vitest';
import type { Database } from '../../../database/connect.ts';
import { createEstimateReader } from './estimate-runs.ts';

/** Counts how often it is asked, and knows one kind of run. */
function fakeDatabase() {
  let asked = 0;
  const row = { model: 'm', settingsGroup: 'fast', low: 1, median: 2, high: 3, samples: 4 };
  const database = { execute: async () => ((asked += 1), { rows: [row] }) } as unknown as Database;
  return { database, asked: () => asked };
}

describe('createEstimateReader', () => {
  it('reads each kind of run once in a while, those without an estimate as well', async () => {
    let nowMs = 0;
    const { database, asked } = fakeDatabase();
    const read = createEstimateReader({ freshMs: 5000, now: () => nowMs });
    const kinds = [
      { model: 'm', settingsGroup: 'fast' },
      { model: 'm', settingsGroup: 'new' },
    ];
    const first = await read(database, kinds);
    expect([...first.values()]).toEqual([{ lowSeconds: 1, medianSeconds: 2, highSeconds: 3, samples: 4 }]);
    nowMs = 4999;
    expect(await read(database, kinds)).toEqual(first);
    expect(asked()).toBe(1);
    nowMs = 5000;
    await read(database, kinds);
    expect(asked()).toBe(2);
  });
});
