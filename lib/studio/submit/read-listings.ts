import { isEaselError } from '../../contract/error.ts';
import type { LooseGenerationRecord } from '../../contract/generation-record.ts';
import { apiPath } from '../../upstream/path.ts';
import type { StudioContext } from '../studio-context.ts';
import { readListing } from './find-generations.ts';

/** Where a generation may be listed: the queue as it stands, then what has ended already. */
const listings: { path: string; query: Record<string, string> }[] = [
  { path: apiPath`/api/ai/queue`, query: {} },
  { path: apiPath`/api/ai/queue`, query: { status: 'succeeded' } },
  { path: apiPath`/api/ai/queue`, query: { status: 'failed' } },
  { path: apiPath`/api/ai/generations`, query: { page: '1', page_size: '100' } },
];

/** Reads one list of the media service after the other; null for one that it does not have. */
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
