const delimiters = [',', ';', '\t'] as const;

/** Delimiters of CSV files: spreadsheets of many countries write semicolons, some write tabs. */
export type CsvDelimiter = (typeof delimiters)[number];

/**
 * The delimiter of a CSV file: the one that occurs most often in its first line, outside of quotes; a comma in doubt.
 * The browser and the service use this same rule, so the preview shows the columns that the service reads.
 *
 * @param beginning the beginning of the file, at least its first line
 */
export function csvDelimiterOf(beginning: string): CsvDelimiter {
  const counts = { ',': 0, ';': 0, '\t': 0 };
  let isQuoted = false;
  for (const letter of beginning) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === '\n') break;
    else if (letter === ',' || letter === ';' || letter === '\t') counts[letter] += 1;
  }
  const [first = ','] = delimiters.toSorted((one, other) => counts[other] - counts[one]);
  return first;
}
