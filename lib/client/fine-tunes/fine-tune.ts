import type { LooseFineTune } from '../../contract/fine-tunes/fine-tune.ts';
import type { JsonObject } from '../../contract/model.ts';
import type { Tokenization } from '../../contract/fine-tunes/tokenization.ts';

/** A fine-tune as the screens show it, from any service. */
export interface FineTuneView {
  /** Null if the service leaves it out. */
  id: string | null;
  name: string | null;
  description: string | null;
  baseModel: string | null;
  scriptType: string | null;
  /** Its state; `tokenized` if the service reports `tokenizing` after the count is done; null if it reports none. */
  state: string | null;
  error: string | null;
  /** The dataset's branch and path. */
  dataset: { branch: string; path: string } | null;
  parameters: JsonObject;
  usesLora: boolean | null;
  totalTokens: number | null;
  creditsUsed: number | null;
  deployedModel: string | null;
  queuePosition: number | null;
  /** 0 to 1; null if unknown. */
  progress: number | null;
  tokenization: Tokenization | null;
  createdAt: string | null;
  startedAt: string | null;
  finishedAt: string | null;
}

/** The parts of the contract for reading fine-tunes, loaded with the first one. */
export interface FineTuneSchemas {
  readTokenization: (value: unknown) => Tokenization | null;
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
/** Money is a number or a decimal string. */
const amountOf = (value: unknown) => numberOf(textOf(value) === null ? value : Number(value));
const objectOf = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;

/**
 * Whether a fine-tune's tokens are counted, for which the API has no separate state. A service that reports no progress
 * may set `finished_at` only at the end of the training, so that a count is enough.
 */
function isTokenized(given: LooseFineTune): boolean {
  const count = given.total_token_count ?? null;
  if (given.status !== 'tokenizing' || count === null) return false;
  return textOf(given['finished_at']) !== null || (numberOf(given['progress']) === null && count > 0);
}

function datasetOf(value: unknown): FineTuneView['dataset'] {
  const resource = objectOf(value);
  const [branch, path] = [textOf(resource?.['version']), textOf(resource?.['path'])];
  return branch === null || path === null ? null : { branch, path };
}

/** Reads a fine-tune from any service. Missing and invalid fields are null. */
export function readFineTune(given: LooseFineTune, { readTokenization }: FineTuneSchemas): FineTuneView {
  const share = numberOf(given['progress']);
  return {
    id: given.id ?? null,
    name: textOf(given.display_name) ?? textOf(given.name),
    description: textOf(given['description']),
    baseModel: textOf(given.base_model),
    scriptType: textOf(given['script_type']),
    state: isTokenized(given) ? 'tokenized' : textOf(given.status),
    error: textOf(given.error),
    dataset: datasetOf(given['resource']),
    parameters: objectOf(given['training_params']) ?? {},
    usesLora: typeof given['use_lora'] === 'boolean' ? given['use_lora'] : null,
    totalTokens: given.total_token_count ?? null,
    creditsUsed: amountOf(given['credits_used']),
    deployedModel: textOf(given['deployed_model']),
    queuePosition: numberOf(given['queue_position']),
    progress: share === null ? null : Math.min(1, Math.max(0, share)),
    tokenization: readTokenization(given['tokenization']),
    createdAt: textOf(given.inserted_at),
    startedAt: textOf(given['started_at']),
    finishedAt: textOf(given['finished_at']),
  };
}

const moving = new Set(['tokenizing', 'enqueued', 'running']);

/** Whether a fine-tune in this state changes without an action. */
export function isMoving(state: string | null): boolean {
  return state !== null && moving.has(state);
}
