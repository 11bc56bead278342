/** Only the end of a log is looked at: earlier lines are of earlier steps. */
const longestTail = 4000;

/** `12/50`, but not a date, a path or a ratio of decimals. */
const counted = /(?<![\d./-])(\d{1,6})\s*\/\s*(\d{1,6})(?![\d./-])/g;
const percentage = /(?<![\d.])(\d{1,3}(?:\.\d+)?)\s*%/g;

/**
 * The progress that the newest line of a program's log states: the percentage of a progress bar (`37%|███▋  |`), or
 * counted steps (`step 3/20`, `3 of 20` is not read).
 *
 * @param log lines, oldest first; a carriage return ends a line, too
 * @returns from 0 to 1; null when no line states it
 */
export function readLogProgress(log: string): number | null {
  const lines = log.slice(-longestTail).split(/[\r\n]+/);
  for (const line of lines.toReversed()) {
    const share = shareOf(line);
    if (share !== null) return share;
  }
  return null;
}

function shareOf(line: string): number | null {
  const percent = Number([...line.matchAll(percentage)].at(-1)?.[1] ?? NaN);
  if (percent <= 100) return percent / 100;
  const [, done, all] = [...line.matchAll(counted)].at(-1) ?? [];
  const share = Number(done) / Number(all);
  return share >= 0 && share <= 1 ? share : null;
}
