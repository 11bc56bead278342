import { afterAll, afterEach, expect } from 'vitest';

/** A test that prints a warning or an error fails: an unexpected line in the log is a bug somewhere. */
const calls: string[] = [];

for (const level of ['warn', 'error'] as const) {
  const original = console[level];
  console[level] = (...values: unknown[]) => {
    calls.push(`console.${level}: ${values.map(String).join(' ')}`);
    original(...values);
  };
  // The next file of this worker begins with the console as it was.
  afterAll(() => {
    console[level] = original;
  });
}

afterEach(() => {
  const printed = calls.splice(0);
  expect(printed, 'a test may not log warnings or errors').toEqual([]);
});
