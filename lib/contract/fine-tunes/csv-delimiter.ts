const delimiters = [',', ';', '\t'] as const;

/** What may part the values of a CSV file: spreadsheets of many countries write semicolons, some write tabs. */
export type CsvDelimiter = (typeof delimiters)[number];

/**
 * What parts the values of a CSV file: whatever divides its first line most, outside of quotes; a comma in doubt. The browser and
 * the service go by the same rule, so that what is previewed is what is read.
 *
 * @param beginning the beginning of the file; more than its first line does no harm
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
