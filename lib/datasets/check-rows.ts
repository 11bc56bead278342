import type { HistogramBar, TokenSpread } from '../contract/fine-tunes/tokenization.ts';
import { cellText } from './cell-text.ts';
import { checkRow } from './check-row.ts';
import type { Dataset, DatasetRow } from './dataset.ts';
import { holdsText, type MatchedColumn } from './match-columns.ts';
import type { RowIssue } from './read-row.ts';
import type { RowCell } from './row-cell.ts';
import { createTokenTally } from './token-tally.ts';

const mostFirst = 200;
const mostProblems = 200;
/** Texts beyond this are estimated: some ten seconds of counting. */
const mostExactCharacters = 40_000_000;

/** Lines of a file, from 1, with both ends. */
export interface LineRange {
  from: number;
  to: number;
}

/** A row that says the same as an earlier one in all columns. */
export interface RepeatedRow {
  code: 'repeated';
  column: null;
  role: null;
  reason: string;
  /** The number of the earlier row. */
  sameAs: number;
}

/** A row for display. */
export interface CheckedRow {
  row: number;
  /** The texts of the shown columns, truncated. */
  texts: string[];
  /** Null for a row with an issue, and for one that was only estimated. */
  tokens: number | null;
  issue: RowIssue | RepeatedRow | null;
}

/** What is known about the rows of a dataset, or about those that were read so far. */
export interface RowsReport {
  rows: number;
  /** Rows that the service rejects. */
  bad: number;
  /** Other rows from which nothing is learnt: without a text that they need, or repeated. The service accepts them. */
  doubtful: number;
  /** Tokens of those. */
  doubtfulTokens: number;
  /** Tokens of the good rows; an estimate if `exactRows` is smaller than their number. */
  tokens: number;
  /** How many good rows were counted exactly, from the first on. */
  exactRows: number;
  /** Of the rows that were counted exactly. */
  spread: TokenSpread | null;
  histogram: HistogramBar[];
  /** The first rows. */
  first: CheckedRow[];
  /** The first rows with issues. */
  problems: CheckedRow[];
  /** Where the bad and the doubtful rows stand; empty for Parquet. */
  badLines: LineRange[];
  /** Numbers of the bad and the doubtful rows, for formats without lines. */
  badRows: Set<number>;
}

/** Where the lines of bad rows are collected: a row ends where the next one begins. */
function createBadLines() {
  const ranges: LineRange[] = [];
  let isOpen = false;
  return {
    ranges,
    add(line: number, isBad: boolean) {
      const last = ranges.at(-1);
      if (isOpen && last !== undefined) last.to = line - 1;
      if (isBad && isOpen) return;
      isOpen = isBad;
      if (isBad) ranges.push({ from: line, to: Number.POSITIVE_INFINITY });
    },
    end() {
      const last = ranges.at(-1);
      if (isOpen && last !== undefined) last.to = Number.POSITIVE_INFINITY;
    },
  };
}

/**
 * Creates a search for rows that repeat an earlier one.
 *
 * @param mostCharacters how much of the dataset is compared, from its beginning: what was seen stays in memory
 */
function createRepeats(mostCharacters: number): (row: number, cells: RowCell[]) => RepeatedRow | null {
  const seen = new Map<string, number>();
  let characters = 0;
  return (row, cells) => {
    const hasBytes = cells.some(({ media }) => media.some((one) => 'bytes' in one));
    if (cells.length === 0 || hasBytes || characters > mostCharacters) return null;
    const content = JSON.stringify(cells);
    const earlier = seen.get(content);
    if (earlier !== undefined) {
      return { code: 'repeated', column: null, role: null, reason: `repeats row ${earlier}`, sameAs: earlier };
    }
    seen.set(content, row);
    characters += content.length;
    return null;
  };
}

function valueOf(row: DatasetRow, name: string): unknown {
  return 'values' in row ? row.values[name] : null;
}

/**
 * Checks every row of a dataset and counts its tokens, as the service does when it tokenizes.
 *
 * @param columns the matched columns
 * @param options.encode the tokenizer
 * @param options.pause called after each batch of rows; it may throw to end the check
 * @param options.exactCharacters how many characters are counted exactly; the rest is estimated from these
 */
export async function checkRows(
  dataset: Dataset,
  columns: MatchedColumn[],
  options: {
    encode: (text: string) => number[];
    pause: (share: number, report: () => RowsReport) => Promise<void>;
    exactCharacters?: number;
    /** Names of the columns to show; null for one that is not there. By default the matched ones. */
    shown?: readonly (string | null)[];
  },
): Promise<RowsReport> {
  const { encode, pause, exactCharacters = mostExactCharacters } = options;
  const shown = options.shown ?? columns.map(({ name }) => name);
  const tally = createTokenTally();
  const lines = createBadLines();
  const badRows = new Set<number>();
  const findRepeat = createRepeats(exactCharacters);
  const first: CheckedRow[] = [];
  const problems: CheckedRow[] = [];
  let rows = 0;
  let bad = 0;
  let doubtful = 0;
  let doubtfulTokens = 0;
  let characters = 0;
  let laterCharacters = 0;

  function emptyText(cells: RowCell[]): RowIssue | null {
    const at = cells.findIndex(
      ({ texts: [text] }, index) => columns[index]?.mayBeEmpty === false && text?.trim() === '',
    );
    const column = columns[at];
    if (column === undefined) return null;
    return { code: 'empty', column: column.name, role: column.role, reason: `${column.name} is empty` };
  }

  function count(cells: RowCell[], isDoubtful: boolean): number | null {
    const texts = cells.flatMap((cell, index) =>
      columns[index] !== undefined && holdsText(columns[index]) ? cell.texts : [],
    );
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    if (characters > exactCharacters) {
      laterCharacters += length;
      return null;
    }
    characters += length;
    const tokens = texts.reduce((sum, text) => sum + encode(text).length, 0);
    if (isDoubtful) doubtfulTokens += tokens;
    else tally.add(tokens);
    return tokens;
  }

  function add(row: DatasetRow): void {
    const cells = checkRow(row, columns);
    const issue = Array.isArray(cells) ? (emptyText(cells) ?? findRepeat(row.row, cells)) : cells;
    const tokens = Array.isArray(cells) ? count(cells, issue !== null) : null;
    rows += 1;
    if (issue?.code === 'empty' || issue?.code === 'repeated') doubtful += 1;
    else if (issue !== null) bad += 1;
    if (issue !== null && row.line === null) badRows.add(row.row);
    if (row.line !== null) lines.add(row.line, issue !== null);
    const isFirst = first.length < mostFirst;
    const isProblem = issue !== null && problems.length < mostProblems;
    if (!isFirst && !isProblem) return;
    const texts = shown.map((name) => (name === null ? '' : cellText(valueOf(row, name))));
    const checked = { row: row.row, texts, tokens, issue };
    if (isFirst) first.push(checked);
    if (isProblem) problems.push(checked);
  }

  const report = (): RowsReport => ({
    rows,
    bad,
    doubtful,
    doubtfulTokens,
    tokens: tally.tokens() + (characters === 0 ? 0 : Math.round((laterCharacters / characters) * tally.tokens())),
    exactRows: tally.rows(),
    spread: tally.spread(),
    histogram: tally.histogram(),
    first: [...first],
    problems: [...problems],
    badLines: lines.ranges,
    badRows,
  });

  for await (const batch of dataset.read([
    ...new Set([...columns.map(({ name }) => name), ...shown.flatMap((name) => name ?? [])]),
  ])) {
    for (const row of batch.rows) add(row);
    await pause(batch.share, report);
  }
  lines.end();
  return report();
}
