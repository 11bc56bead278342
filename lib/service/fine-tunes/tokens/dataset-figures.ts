import type { MediaFigures, RowError, Tokenization } from '../../../contract/fine-tunes/tokenization.ts';
import { holdsText, type MatchedColumn } from '../../../datasets/match-columns.ts';
import { createTokenTally } from '../../../datasets/token-tally.ts';

const mostRowErrors = 100;
const mostSizes = 20;

/** The properties of an image or video. */
export interface MeasuredMedia {
  width: number;
  height: number;
  bytes: number;
  seconds: number | null;
}

/** A column of a valid row: its tokens and its media; null for media that are only counted. */
export interface CountedCell {
  tokens: number;
  media: (MeasuredMedia | null)[];
}

/** Collects the figures of a dataset. */
export interface DatasetFigures {
  addRow: (cells: CountedCell[]) => void;
  addError: (error: RowError) => void;
  rowsBad: () => number;
  /** The figures so far; with the histogram once the dataset is complete. */
  summarise: (
    isComplete: boolean,
  ) => Pick<
    Tokenization,
    'rows_read' | 'rows_bad' | 'tokens' | 'spread' | 'columns' | 'media' | 'histogram' | 'row_errors'
  >;
}

function createColumnFigures() {
  return {
    tally: createTokenTally(),
    emptyRows: 0,
    count: 0,
    measured: 0,
    bytes: 0,
    seconds: 0,
    sizes: new Map<string, number>(),
  };
}
type ColumnCounts = ReturnType<typeof createColumnFigures>;

function mediaFiguresOf(column: MatchedColumn, counts: ColumnCounts): MediaFigures[] {
  if (holdsText(column) && counts.count === 0) return [];
  const kind = column.kind === 'video' ? 'video' : 'image';
  const sizes = [...counts.sizes].toSorted(([, one], [, other]) => other - one);
  return [
    {
      name: column.name,
      role: column.role,
      kind,
      count: counts.count,
      measured: counts.measured,
      bytes: counts.bytes,
      seconds: kind === 'video' ? counts.seconds : null,
      sizes: sizes.slice(0, mostSizes).map(([size, count]) => {
        const [width = 0, height = 0] = size.split('x').map(Number);
        return { width, height, count };
      }),
      different_sizes: sizes.length,
    },
  ];
}

/** Creates empty figures of some columns. */
export function createDatasetFigures(columns: MatchedColumn[]): DatasetFigures {
  const all = createTokenTally();
  const counted = columns.map((column) => ({ column, counts: createColumnFigures() }));
  const rowErrors: RowError[] = [];
  let rowsBad = 0;

  return {
    addRow(cells) {
      let tokens = 0;
      for (const [index, { tokens: own, media }] of cells.entries()) {
        const counts = counted[index]?.counts;
        if (counts === undefined) continue;
        tokens += own;
        counts.tally.add(own);
        if (own === 0) counts.emptyRows += 1;
        for (const one of media) {
          counts.count += 1;
          if (one === null) continue;
          const size = `${one.width}x${one.height}`;
          counts.measured += 1;
          counts.bytes += one.bytes;
          counts.seconds += one.seconds ?? 0;
          counts.sizes.set(size, (counts.sizes.get(size) ?? 0) + 1);
        }
      }
      all.add(tokens);
    },
    addError(error) {
      rowsBad += 1;
      if (rowErrors.length < mostRowErrors) rowErrors.push(error);
    },
    rowsBad: () => rowsBad,
    summarise: (isComplete) => ({
      rows_read: all.rows() + rowsBad,
      rows_bad: rowsBad,
      tokens: all.tokens(),
      spread: all.spread(),
      columns: counted
        .filter(({ column }) => holdsText(column))
        .map(({ column, counts }) => ({
          name: column.name,
          role: column.role,
          tokens: counts.tally.tokens(),
          empty_rows: counts.emptyRows,
          spread: counts.tally.spread(),
        })),
      media: counted.flatMap(({ column, counts }) => mediaFiguresOf(column, counts)),
      histogram: isComplete ? all.histogram() : [],
      row_errors: [...rowErrors],
    }),
  };
}
