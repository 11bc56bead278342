import { afterAll, afterEach, expect } from 'vitest';

/** A test that prints a warning or an error fails: an unexpected word in the log is a bug somewhere. */
const calls: string[] = [];
const { warn, error } = console;

for (const [level, print] of [
  ['warn', warn],
  ['error', error],
] as const) {
  console[level] = (...values: unknown[]) => {
    calls.push(`console.${level}: ${values.map(String).join(' ')}`);
    print.apply(console, values);
  };
}

afterEach(() => {
  const printed = calls.splice(0);
  expect(printed, 'a test may not log warnings or errors').toEqual([]);
});

// The next file of this worker watches for itself.
afterAll(() => {
  Object.assign(console, { warn, error });
});
