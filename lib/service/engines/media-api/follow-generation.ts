import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EaselError, isEaselError } from '../../../contract/error.ts';
import {
  looseGenerationRecordSchema,
  readProgress,
  type LooseGenerationRecord,
} from '../../../contract/generation-record.ts';
import { apiPath } from '../../../upstream/path.ts';
import type { EngineOutput, FollowOptions } from '../engine.ts';
import type { EngineClient } from '../engine-client.ts';
import { EngineError, isEngineError } from '../engine-error.ts';
import type { EventHints } from './create-event-hints.ts';
import { createPollPause } from './create-poll-pause.ts';
import { boundedIssues, reasonOf } from './service-message.ts';

/** Reads in a row that may fail, and answers in a row that may not know the generation. */
const mostFailures = 3;
const retryMs = 500;
const mostDownloads = 4;
/** No model makes more; a service could name any number. */
const mostResults = 64;

/** What following a generation needs. */
export interface FollowTools {
  client: EngineClient;
  hints: EventHints;
  /** The engine's name, which messages have. */
  engine: string;
}

/**
 * Waits for the end of a generation and downloads its results in order. Its record is the truth; events say when to
 * read it.
 *
 * @throws EngineError `away`, `forgotten`; EaselError when it failed or was cancelled there
 */
export async function followGeneration(
  tools: FollowTools,
  id: string,
  options: FollowOptions,
): Promise<EngineOutput[]> {
  const report = rising(options.onProgress);
  const pause = createPollPause(tools.hints, id, report);
  try {
    for (;;) {
      const record = await readRecord(tools, id, options.signal);
      const share = readProgress(record);
      if (record.status === 'succeeded') return await downloadResults(tools, id, record, options);
      throwIfEnded(tools.engine, record);
      if (share !== null) report(share);
      await pause.next(options.signal);
    }
  } finally {
    pause.close();
  }
}

/** Passes on only shares that are higher than the last: events and records may overtake each other. */
function rising(onProgress: (share: number) => void): (share: number) => void {
  let highest = -1;
  return (share) => {
    if (share <= highest) return;
    highest = share;
    onProgress(share);
  };
}

/** Any other status counts as running: the service may know more of them. */
function throwIfEnded(engine: string, record: LooseGenerationRecord): void {
  if (record.status === 'cancelled' || record.status === 'canceled')
    throw new EaselError('upstream_error', `The generation was cancelled at ${engine}.`);
  if (record.status !== 'failed') return;
  const fields = boundedIssues(record.error_fields ?? []);
  const reason = reasonOf(record.error_message);
  throw new EaselError(fields.length > 0 ? 'invalid_params' : 'upstream_error', `${engine} failed: ${reason}`, {
    fields,
  });
}

/** @throws EngineError `away` or `forgotten` when it stays so */
async function readRecord(
  { client, engine }: FollowTools,
  id: string,
  signal: AbortSignal,
): Promise<LooseGenerationRecord> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const json = await client.read(apiPath`/api/ai/queue/${id}`, signal);
      if (json === undefined) throw new EngineError('forgotten', `${engine} no longer knows this generation.`);
      const record = looseGenerationRecordSchema.safeParse(json).data;
      if (record?.generation_id === id) return record;
      throw new EngineError('away', `${engine} did not return the record of a generation.`);
    } catch (thrown) {
      if (attempt === mostFailures || !(thrown instanceof EngineError)) throw thrown;
    }
    await wait(retryMs, undefined, { signal });
  }
}

/** A link may expire, and the server of the results be busy: the record has new links. */
async function downloadResults(
  tools: FollowTools,
  id: string,
  first: LooseGenerationRecord,
  options: FollowOptions,
): Promise<EngineOutput[]> {
  let record = first;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await download(tools, record, options);
    } catch (thrown) {
      const mayPass = isEngineError(thrown, 'away') || (isEaselError(thrown) && thrown.code === 'upstream_error');
      if (attempt === mostDownloads || !mayPass) throw thrown;
    }
    await wait(retryMs * 2 ** (attempt - 1), undefined, { signal: options.signal });
    record = await readRecord(tools, id, options.signal);
  }
}

async function download(
  { client, engine }: FollowTools,
  record: LooseGenerationRecord,
  { directory, limitBytes, signal }: FollowOptions,
): Promise<EngineOutput[]> {
  const listed = record.results?.map(({ url }) => url).filter((url) => url !== '') ?? [];
  const addresses = listed.length > 0 ? listed : [record.result_url ?? ''].filter((url) => url !== '');
  if (addresses.length === 0)
    throw new EaselError('upstream_error', `${engine} says that the generation succeeded, but has no result of it.`);
  const outputs: EngineOutput[] = [];
  for (const [index, address] of addresses.slice(0, mostResults).entries()) {
    const path = join(directory, `result-${index}`);
    await client.download(address, path, { limitBytes, signal, secretsWhenAsked: true });
    outputs.push({ path });
  }
  return outputs;
}
