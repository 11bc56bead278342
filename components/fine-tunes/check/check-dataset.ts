import { checkRows, type RowsReport } from '@/lib/datasets/check-rows';
import { holdsText, matchColumns } from '@/lib/datasets/match-columns';
import { openDataset } from '@/lib/datasets/open-dataset';
import { chooseTokenizer, loadTokenizer, type Tokenizer, type TokenizerName } from '@/lib/datasets/tokenizers';
import { browserCodecs, browserSource } from './browser-source';
import type { CheckSettings, DatasetCheck } from './check-messages';
import { guessColumns } from './guess-columns';
import type { PreparedDataset } from './prepare-dataset';

const tokenizers = new Map<TokenizerName, Promise<Tokenizer>>();

function tokenizerOf(baseModel: string): Promise<Tokenizer> {
  const { name } = chooseTokenizer(baseModel);
  const loading = tokenizers.get(name) ?? loadTokenizer(name);
  tokenizers.set(name, loading);
  loading.catch(() => tokenizers.delete(name));
  return loading;
}

/**
 * Checks a dataset in the browser, with the code by which the service reads and counts it.
 *
 * @param pause called after each batch of rows with what is known so far; it may throw to end the check
 * @throws EaselError with what is wrong with the dataset as a whole
 */
export async function checkDataset(
  prepared: PreparedDataset,
  settings: CheckSettings,
  pause: (share: number, check: () => DatasetCheck) => Promise<void>,
): Promise<DatasetCheck> {
  const { file, format, origin, thumbnails } = prepared;
  const dataset = await openDataset(browserSource(file), format, browserCodecs);
  const guess = guessColumns({ ...settings, columns: dataset.columns, beginning: dataset.beginning });
  const isComplete = guess.missing.length === 0 && dataset.columns.length > 0;
  const columns = isComplete ? matchColumns(guess.scriptType, dataset.columns, guess.assigned) : [];
  const { encode } = columns.some(holdsText) ? await tokenizerOf(settings.baseModel) : { encode: () => [] };
  // The service may find an optional column that was not guessed.
  const needs = isComplete ? columns : guess.needs;
  const checkOf = (report: RowsReport): DatasetCheck => ({
    ...guess,
    needs,
    name: file.name,
    bytes: file.size,
    origin,
    columns: dataset.columns,
    report,
    thumbnails,
  });
  const names = new Map(columns.map(({ role, name }) => [role, name]));
  const report = await checkRows(dataset, columns, {
    encode,
    shown: needs.map(({ role }) => names.get(role) ?? guess.assigned[role] ?? null),
    pause: (share, current) => pause(share, () => checkOf(current())),
  });
  return checkOf(report);
}
