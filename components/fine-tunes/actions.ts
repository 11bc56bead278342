import type { JsonObject } from '@/lib/contract/model';
import { type RequestOptions, request, requestJson } from '@/lib/client/request';
import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import { type FineTuneAddress, type Repository, fineTunePath, fineTunesPath } from '@/lib/client/fine-tunes/repository';

/** What a new fine-tune is made of. */
export interface NewFineTune {
  /** Branch and path in one: `main/datasets/rows.jsonl`. */
  resource: string;
  base_model: string;
  script_type: string;
  display_name?: string;
  training_params?: JsonObject;
  use_lora?: boolean;
}

async function ask(path: string, options: RequestOptions): Promise<FineTuneView> {
  const [{ readFineTuneResponse }, body] = await Promise.all([
    import('./read-answers'),
    requestJson<unknown>(path, options),
  ]);
  return readFineTuneResponse(body);
}

/** Starts the tokenization of a fine-tune in the state `created`. Answers the fine-tune as it then is. */
export function tokenizeFineTune(of: FineTuneAddress): Promise<FineTuneView> {
  return ask(`${fineTunePath(of)}/tokenize`, { method: 'POST' });
}

/** Makes a fine-tune in the state `created`. */
export function createFineTune(of: Repository, made: NewFineTune): Promise<FineTuneView> {
  return ask(fineTunesPath(of), { method: 'POST', body: made });
}

/** Gives a fine-tune another name to be shown by. */
export function renameFineTune(of: FineTuneAddress, name: string): Promise<FineTuneView> {
  return ask(fineTunePath(of), { method: 'PATCH', body: { display_name: name } });
}

/** Ends what a fine-tune is doing. */
export function stopFineTune(of: FineTuneAddress): Promise<FineTuneView> {
  return ask(`${fineTunePath(of)}/actions/stop`, { method: 'POST' });
}

/** Starts the training of a fine-tune, where the upstream trains. */
export function runFineTune(of: FineTuneAddress): Promise<FineTuneView> {
  return ask(`${fineTunePath(of)}/actions/run`, { method: 'POST' });
}

/** Deletes a fine-tune for good. One that is gone already is no failure. */
export async function deleteFineTune(of: FineTuneAddress): Promise<void> {
  await request(fineTunePath(of), { method: 'DELETE', keepalive: true }).catch((error: unknown) => {
    if ((error as { status?: unknown }).status !== 404) throw error;
  });
}
