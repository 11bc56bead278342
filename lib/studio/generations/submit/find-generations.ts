import { isEaselError } from '../../../contract/error.ts';
import { looseGenerationRecordSchema, type LooseGenerationRecord } from '../../../contract/generation-record.ts';
import { callOptionNames } from '../../../contract/generation-request.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { isSeedName } from '../../../contract/seed.ts';
import { apiPath } from '../../../upstream/path.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { canonicalJson, countGenerations } from '../records/request-fields.ts';

/** Tolerated difference between the clocks of two machines. */
const clockToleranceSeconds = 120;

/** Fields that control the call, or that have another name in records. */
const unechoedNames = new Set<string>(['model', ...callOptionNames]);

/** The records in a list of the media service; null when it is no list. */
function readListing(json: unknown): LooseGenerationRecord[] | null {
  if (typeof json !== 'object' || json === null || !('generations' in json) || !Array.isArray(json.generations))
    return null;
  return json.generations.flatMap((entry) => {
    const parsed = looseGenerationRecordSchema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

/**
 * The generations that a submission without a response may have created: the same model, prompt and parameters,
 * enqueued when it was sent. The nearest in time come first.
 *
 * @param tracked generations that belong to other jobs
 */
export function findGenerations(
  records: LooseGenerationRecord[],
  sent: { request: JsonObject; sentAt: Date; untilMs: number },
  tracked: ReadonlySet<string>,
): string[] {
  const distance = (record: LooseGenerationRecord) =>
    Math.abs((record.enqueued_at ?? 0) - sent.sentAt.getTime() / 1000);
  return records
    .filter((record) => !tracked.has(record.generation_id))
    .filter((record) => wasEnqueuedAbout(record, sent))
    .filter((record) => isEcho(record, sent.request))
    .toSorted((one, other) => distance(one) - distance(other))
    .map((record) => record.generation_id);
}

/** Whether a generation was enqueued while a submission was being sent, within the tolerance of the clocks. */
export function wasEnqueuedAbout(record: LooseGenerationRecord, sent: { sentAt: Date; untilMs: number }): boolean {
  const from = sent.sentAt.getTime() / 1000 - clockToleranceSeconds;
  const until = sent.untilMs / 1000 + clockToleranceSeconds;
  return record.enqueued_at != null && record.enqueued_at >= from && record.enqueued_at <= until;
}

/** Whether a generation has the model of a request. */
export function namesModel(record: LooseGenerationRecord, request: JsonObject): boolean {
  return [record['model'], record.model_name].includes(request['model']);
}

/**
 * Whether a record repeats a request: every field that it echoes has the value that was sent. Of several generations
 * each may have a different seed.
 */
function isEcho(record: LooseGenerationRecord, request: JsonObject): boolean {
  const isOneOfSeveral = countGenerations(request) > 1;
  const echoed = Object.entries(request)
    .filter(([name]) => !unechoedNames.has(name) && name in record)
    .filter(([name]) => !isOneOfSeveral || !isSeedName(name));
  const hasPrompt = request['prompt'] === undefined || record['prompt'] === request['prompt'];
  return namesModel(record, request) && hasPrompt && echoed.every(([name, value]) => isSame(record[name], value));
}

/** URLs of media were rewritten when they were sent, so they cannot be compared. */
function isSame(echoed: unknown, sent: unknown): boolean {
  return (
    echoed === null ||
    canonicalJson(sent).includes('/api/studio/media/') ||
    canonicalJson(echoed) === canonicalJson(sent)
  );
}

/** The lists that may contain a generation: the current queue, then the ended ones. */
const listings: { path: string; query: Record<string, string> }[] = [
  { path: apiPath`/api/ai/queue`, query: {} },
  { path: apiPath`/api/ai/queue`, query: { status: 'succeeded' } },
  { path: apiPath`/api/ai/queue`, query: { status: 'failed' } },
  { path: apiPath`/api/ai/generations`, query: { page: '1', page_size: '100' } },
];

/** Reads the lists of the media service one after the other; null for a list that it does not have. */
export async function* readListings(context: StudioContext): AsyncGenerator<LooseGenerationRecord[] | null> {
  for (const { path, query } of listings) yield await readRecords(context, path, query);
}

async function readRecords(context: StudioContext, path: string, query: Record<string, string>) {
  try {
    const answer = await context.upstream.exchange({
      method: 'GET',
      path,
      query: new URLSearchParams(query),
      deadlineMs: context.deadlines.readMs,
    });
    return answer.status === 200 ? readListing(answer.json) : null;
  } catch (thrown) {
    if (isEaselError(thrown)) return null;
    throw thrown;
  }
}
