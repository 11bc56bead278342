import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { wholeOutcome, type Outcome } from './check.ts';

const vitestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({
          errors: z.array(z.object({ message: z.string().optional() })),
          attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).optional(),
        }),
      ),
    }),
  ),
});
const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.string().optional() })),
});

const reportSchema = z.union([
  vitestReportSchema.transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    notes: report.testResults.flatMap(noteVitestFile),
  })),
  playwrightReportSchema.transform(({ stats, suites, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    notes: [...suites.flatMap(noteSuite), ...errors.map(({ message }) => causeOf(message))],
  })),
]);

const causeLines = 8;
const flakyMark = ' (passed on the second try)';

/** The message of a failure, without its stack. */
function causeOf(message = 'no message'): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const messageLines = lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return messageLines
    .slice(0, causeLines)
    .map((line) => line.trimEnd())
    .join('\n');
}

function noteVitestFile(file: z.infer<typeof vitestReportSchema>['testResults'][number]): string[] {
  const notes = file.assertionResults.flatMap(({ status, fullName, failureMessages }) => {
    const [cause] = failureMessages ?? [];
    if (status !== 'failed' && (status !== 'passed' || cause === undefined)) return [];
    return [`${file.name} › ${fullName}${status === 'failed' ? '' : flakyMark}: ${causeOf(cause)}`];
  });
  // A file that fails before its first test has a separate error.
  const isBroken = file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed');
  return isBroken ? [...notes, `${file.name}: ${causeOf(file.message)}`] : notes;
}

function noteSuite({ specs, suites = [] }: z.infer<typeof suiteSchema>): string[] {
  return [...specs.flatMap(noteSpec), ...suites.flatMap(noteSuite)];
}

function noteSpec({ title, file, line, tests }: z.infer<typeof specSchema>): string[] {
  return tests.flatMap(({ status, results }) => {
    if (status !== 'unexpected' && status !== 'flaky') return [];
    const failed = results.filter(({ errors }) => errors.length > 0);
    const cause = causeOf(failed[0]?.errors[0]?.message);
    const files = failed.flatMap(({ attachments = [] }) => attachments.flatMap(({ path }) => path ?? []));
    const left = [...new Set(files)].map((path) => `\nsee: ${path}`).join('');
    return [`${file}:${line} › ${title}${status === 'flaky' ? flakyMark : ''}: ${cause}${left}`];
  });
}

/**
 * Counts the tests of a run from the JSON report of Vitest or Playwright, and lists those that failed, also those that
 * failed only at the first try. A run that failed outside its tests, left no report, or contained no test, counts as one
 * more failure.
 *
 * @param path where the report should be
 * @param endedWell whether the test runner succeeded
 */
export async function readTestReport(path: string, endedWell: boolean): Promise<Outcome> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return wholeOutcome(false, 'No report was written. See the output above.');
  const parsed = reportSchema.safeParse(JSON.parse(text));
  if (!parsed.success) return wholeOutcome(false, 'The report could not be read.');
  const outcome = parsed.data;
  const isEmpty = outcome.passed + outcome.failed === 0;
  if (!isEmpty && (endedWell || outcome.failed > 0)) return outcome;
  const reason = isEmpty ? 'No tests were run.' : 'Failed outside the tests. See the output above.';
  return { ...outcome, failed: outcome.failed + 1, notes: [...outcome.notes, reason] };
}
