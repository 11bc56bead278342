import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RowError, Tokenization } from '../../../contract/fine-tunes/tokenization.ts';
import { checkRow } from '../../../datasets/check-row.ts';
import type { DatasetSource } from '../../../datasets/dataset-source.ts';
import type { DatasetRow } from '../../../datasets/dataset.ts';
import { holdsText, matchColumns, type MatchedColumn } from '../../../datasets/match-columns.ts';
import { openDataset } from '../../../datasets/open-dataset.ts';
import type { RowIssue } from '../../../datasets/read-row.ts';
import type { RowCell } from '../../../datasets/row-cell.ts';
import { storableText } from '../../../datasets/storable-text.ts';
import { createDatasetFigures, type MeasuredMedia } from '../tokens/dataset-figures.ts';
import { parquetCodecs } from '../files/parquet-codecs.ts';
import { createTokenFileWriter } from '../tokens/token-file-writer.ts';
import { loadTokenizer } from '../../../datasets/tokenizers.ts';
import { emptyTokenization, tokenFileName, type DatasetProgress, type DatasetTask } from './dataset-task.ts';
import { createMediaMeasure, type MeasureOptions } from './measure-media.ts';
import { datasetError } from '../../../datasets/dataset-error.ts';

const reportEveryMs = 500;
/** How many rows' media are copied at once. */
const rowsOfMediaAtOnce = 8;
/** How many rows are counted between checks whether a report is due. */
const rowsAtOnce = 64;
const noMedia: (MeasuredMedia | null)[] = [];

/** What tokenizing a dataset needs. */
export interface DatasetWorld {
  source: DatasetSource;
  fetchMedia: MeasureOptions['fetch'];
  onProgress: (progress: DatasetProgress) => void;
}

/** The media of a row's cells, in the cells' order; or what is wrong with one of them. */
async function measureRow(
  cells: RowCell[] | RowIssue,
  columns: MatchedColumn[],
  measure: ReturnType<typeof createMediaMeasure>,
): Promise<(MeasuredMedia | null)[][] | RowIssue> {
  const media: (MeasuredMedia | null)[][] = [];
  if (!Array.isArray(cells)) return media;
  for (const [index, cell] of cells.entries()) {
    const column = columns[index];
    const found: (MeasuredMedia | null)[] = [];
    for (const reference of cell.media) {
      const one = await measure(reference, column?.kind === 'video' ? 'video' : 'image');
      if (typeof one === 'string')
        return {
          code: 'media',
          column: column?.name ?? null,
          role: column?.role ?? null,
          reason: nameOf(reference) + one,
        };
      found.push(one);
    }
    media.push(found);
  }
  return media;
}

function nameOf(reference: RowCell['media'][number]): string {
  if (!('address' in reference)) return '';
  const { address } = reference;
  return `${address.length > 200 || address.startsWith('data:') ? `${address.slice(0, 40)}…` : address}: `;
}

/**
 * Tokenizes a dataset: checks and counts every row, and writes the token file to the task's folder. For a process that
 * does nothing else.
 *
 * @returns the dataset's figures, with the invalid rows
 * @throws EaselError `invalid_params` when the dataset as a whole cannot be used
 */
export async function tokenizeDataset(task: DatasetTask, world: DatasetWorld): Promise<Tokenization> {
  const startedAt = performance.now();
  const dataset = await openDataset(world.source, task.format, parquetCodecs);
  // Without a valid row, the columns are unknown; the rows are read to report what is wrong with them.
  const isBlank = dataset.columns.length === 0 && dataset.beginning.length === 0;
  const columns = isBlank ? [] : matchColumns(task.scriptType, dataset.columns, task.columns);
  const textColumns = columns.filter(holdsText);
  const tokenizer = await loadTokenizer(task.tokenizer.name);
  const figures = createDatasetFigures(columns);
  const encodeAll = (texts: string[]) =>
    texts.length === 1 ? tokenizer.encode(texts[0] ?? '') : texts.flatMap((text) => tokenizer.encode(text));
  const writer = createTokenFileWriter(join(task.folder, tokenFileName), textColumns.length);
  const measure = createMediaMeasure({ ...task, fetch: world.fetchMedia });
  const mayNameMedia = columns.some(({ kind }) => kind !== 'text');
  const step = mayNameMedia ? rowsOfMediaAtOnce : rowsAtOnce;

  function summarise(isComplete: boolean): Tokenization {
    const known = emptyTokenization(task.tokenizer);
    const { format, bytes } = task;
    const figuresSoFar = figures.summarise(isComplete);
    return {
      ...known,
      ...figuresSoFar,
      format,
      dataset_bytes: bytes,
      rows: isComplete ? figuresSoFar.rows_read : dataset.rows,
    };
  }

  function count({ row, line }: DatasetRow, cells: RowCell[] | RowIssue, media: (MeasuredMedia | null)[][] | RowIssue) {
    if (!Array.isArray(cells) || !Array.isArray(media)) {
      const issue = (Array.isArray(cells) ? media : cells) as RowIssue;
      const error: RowError = { row, line, column: issue.column, reason: storableText(issue.reason) };
      figures.addError(error);
      return;
    }
    const ids: number[][] = [];
    const counted = cells.map(({ texts }, index) => {
      const own = columns[index] !== undefined && holdsText(columns[index]) ? encodeAll(texts) : null;
      if (own !== null) ids.push(own);
      return { tokens: own?.length ?? 0, media: media[index] ?? noMedia };
    });
    figures.addRow(counted);
    if (figures.rowsBad() === 0) writer.add(ids);
  }

  let reportedAt = performance.now();
  let share = 0;
  async function pause(): Promise<void> {
    if (performance.now() - reportedAt < reportEveryMs) return;
    world.onProgress({ share, tokenization: summarise(false) });
    // Lets messages be sent and received.
    await nextTurn();
    reportedAt = performance.now();
  }

  try {
    for await (const batch of dataset.read(columns.map(({ name }) => name))) {
      const before = share;
      for (let from = 0; from < batch.rows.length; from += step) {
        const rows = batch.rows.slice(from, from + step);
        const read = rows.map((row) => checkRow(row, columns));
        const media = mayNameMedia ? await Promise.all(read.map((cells) => measureRow(cells, columns, measure))) : [];
        for (const [index, row] of rows.entries()) count(row, read[index] ?? [], media[index] ?? []);
        share = before + ((batch.share - before) * (from + rows.length)) / batch.rows.length;
        await pause();
      }
      share = batch.share;
    }
    const found = summarise(true);
    if (found.rows_read === 0) throw datasetError('The dataset has no rows.');
    if (isBlank && found.rows_bad === 0) throw datasetError('The dataset starts with too many empty lines.');
    const { version, path, bytes } = task;
    if (found.rows_bad === 0) {
      writer.finish({
        tokenizer: tokenizer.name,
        base_model: task.baseModel,
        script_type: task.scriptType,
        columns: textColumns.map(({ name, role }) => ({ name, role })),
        dataset: { version, path, bytes },
      });
    }
    return { ...found, seconds: Math.round(performance.now() - startedAt) / 1000 };
  } catch (error) {
    writer.close();
    throw error;
  }
}
