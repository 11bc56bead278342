import { afterEach, expect, vi } from 'vitest';

/** A test that prints a warning or an error fails: an unexpected word in the log is a bug somewhere. */
const calls: string[] = [];

for (const level of ['warn', 'error'] as const) {
  const original = console[level].bind(console);
  vi.spyOn(console, level).mockImplementation((...values: unknown[]) => {
    calls.push(`console.${level}: ${values.map(String).join(' ')}`);
    original(...values);
  });
}

afterEach(() => {
  const printed = calls.splice(0);
  expect(printed, 'a test may not log warnings or errors').toEqual([]);
});
