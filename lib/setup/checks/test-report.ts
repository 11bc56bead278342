import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { wholeOutcome, type Outcome } from './check.ts';

const vitestReportSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

const reportSchema = z.union([
  vitestReportSchema.transform((report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })),
  playwrightReportSchema.transform(({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  })),
]);

/**
 * Counts the tests of a run from the JSON report of Vitest or Playwright. A run that went wrong beside its tests, or
 * left no report, or held no test, counts as one more failure.
 *
 * @param path where the report should be
 * @param endedWell whether the test runner itself was content
 */
export async function readTestReport(path: string, endedWell: boolean): Promise<Outcome> {
  const text = await readFile(path, 'utf8').catch(() => null);
  const parsed = text === null ? null : reportSchema.safeParse(JSON.parse(text));
  if (parsed === null || !parsed.success) return wholeOutcome(false);
  const outcome = parsed.data;
  const isEmpty = outcome.passed + outcome.failed === 0;
  if (isEmpty || (!endedWell && outcome.failed === 0)) return { ...outcome, failed: outcome.failed + 1 };
  return outcome;
}
