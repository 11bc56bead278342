import { afterAll, afterEach, expect } from 'vitest';

/** Fails a test that prints a warning or an error: an unexpected line in the log means a bug. */
const calls: string[] = [];

for (const level of ['warn', 'error'] as const) {
  const original = console[level];
  console[level] = (...values: unknown[]) => {
    calls.push(`console.${level}: ${values.map(String).join(' ')}`);
    original(...values);
  };
  // Restores the console for the next file of this worker.
  afterAll(() => {
    console[level] = original;
  });
}

afterEach(() => {
  const printed = calls.splice(0);
  expect(printed, 'a test may not log warnings or errors').toEqual([]);
});
