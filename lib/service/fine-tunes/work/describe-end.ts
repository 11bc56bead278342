import type { Tokenization } from '../../../contract/fine-tunes/tokenization.ts';

const rowsShown = 5;
const number = (value: number) => value.toLocaleString('en-US');

/** Describes the outcome for the log. */
export function describeEnd({ tokens, rows_read: rows, tokenizer, seconds, media }: Tokenization): string {
  const inputs = media
    .map(({ count, kind }) => `, ${number(count)} ${kind === 'video' ? 'videos' : 'images'}`)
    .join('');
  const time = seconds === null ? '' : ` in ${seconds} s`;
  return `Counted ${number(tokens)} tokens in ${number(rows)} rows${inputs} with ${tokenizer}${time}.`;
}

/** Describes a dataset's invalid rows, the first of them in detail. */
export function describeRowErrors({ rows_bad: bad, row_errors: errors }: Tokenization): string {
  const shown = errors.slice(0, rowsShown).map(({ row, line, reason }) => {
    return line === null ? `row ${row}: ${reason}` : `line ${line}: ${reason}`;
  });
  const more = bad > shown.length ? `; and ${number(bad - shown.length)} more` : '';
  return `The dataset has ${bad === 1 ? '1 invalid row' : `${number(bad)} invalid rows`}: ${shown.join('; ')}${more}.`;
}
