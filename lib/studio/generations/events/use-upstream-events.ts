import { and, eq, inArray, sql } from 'drizzle-orm';
import { eventNames, looseEventSchema } from '../../../contract/events.ts';
import { readProgress } from '../../../contract/generation-record.ts';
import { jobs, type ToldEnd } from '../../../database/studio-tables.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { parseJson } from '../../../upstream/parse-json.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import type { Follower } from '../follow/create-follower.ts';

/** Takes an event of the media service as a hint. */
export interface EventHearer {
  hear: (name: string, data: string) => void;
  /** Looks at once at generations of which an event spoke before the answer to their enqueue was there. */
  recall: (generationIds: string[]) => void;
}

const leastBetweenProgressMs = 400;
const rememberedGenerations = 500;

const running = (generationId: string) =>
  and(eq(jobs.generationId, generationId), inArray(jobs.status, ['queued', 'processing']));

/**
 * What events are used for: progress is written down as told (the record corrects it); every other event makes its
 * generation due, so that the record is read. An event never ends a job by itself: what it says of an end is written beside the
 * job, and believed only when the record cannot be read.
 *
 * @param options.onTold hears that the stream told of an end
 */
export function createEventHearer(
  context: StudioContext,
  follower: Follower,
  options: { onTold: () => void },
): EventHearer {
  const { database } = context;
  const lastProgress = new Map<string, number>();
  /** What was told of generations that no job has, the latest last: the answer to their enqueue may be on its way. */
  const early = new Map<string, ToldEnd | null>();

  async function noteProgress(generationId: string, progress: number): Promise<void> {
    const now = Date.now();
    if (now - (lastProgress.get(generationId) ?? 0) < leastBetweenProgressMs) return;
    if (lastProgress.size >= rememberedGenerations) lastProgress.clear();
    lastProgress.set(generationId, now);
    await database
      .update(jobs)
      .set({ progress, status: 'processing', startedAt: sql`coalesce(${jobs.startedAt}, now())` })
      .where(running(generationId));
  }

  async function useHint(generationId: string, told: ToldEnd | null): Promise<void> {
    if (told !== null) {
      const noted = await database.update(jobs).set({ toldEnd: told }).where(running(generationId));
      if ((noted.rowCount ?? 0) > 0) options.onTold();
    }
    await follower.hurry(generationId);
  }

  async function isKnown(generationId: string): Promise<boolean> {
    const rows = await database.select({ id: jobs.id }).from(jobs).where(eq(jobs.generationId, generationId));
    return rows.length > 0;
  }

  function remember(generationId: string, told: ToldEnd | null): void {
    const known = early.get(generationId) ?? null;
    early.delete(generationId);
    early.set(generationId, told ?? known);
    const [oldest] = early.keys();
    if (early.size > rememberedGenerations && oldest !== undefined) early.delete(oldest);
  }

  async function hear(name: string, data: string): Promise<void> {
    const event = looseEventSchema.safeParse(parseJson(data));
    if (!event.success) return;
    const { generation_id: generationId } = event.data;
    const progress = typeof event.data['progress'] === 'number' ? event.data['progress'] : null;
    const isUpdate = name === eventNames.updated && event.data['status'] === 'processing';
    const share = readProgress({ progress, percent: undefined });
    if (isUpdate && share !== null) return noteProgress(generationId, share);
    const told = name === eventNames.completed ? readToldEnd(event.data) : null;
    // Remembered first: the answer may be written down while this looks for it.
    remember(generationId, told);
    if (!(await isKnown(generationId))) return undefined;
    early.delete(generationId);
    return useHint(generationId, told);
  }

  const logFailure = (error: unknown) =>
    context.logger.warn({ error: describeError(error) }, 'an event of the media service was not used');

  return {
    hear(name, data) {
      hear(name, data).catch(logFailure);
    },
    recall(generationIds) {
      for (const id of generationIds) {
        const told = early.get(id);
        if (told === undefined) continue;
        early.delete(id);
        useHint(id, told).catch(logFailure);
      }
    },
  };
}

/**
 * What a completion event says of an end. Its names differ from the record's: `url`, `error`. A service may say no more than
 * whose event it is.
 *
 * @returns null when it names no end
 */
export function readToldEnd(event: Record<string, unknown>): ToldEnd | null {
  const text = (name: string) => {
    const value = event[name];
    return typeof value === 'string' && value.trim() !== '' ? value : null;
  };
  const status = event['status'];
  if (status !== 'succeeded' && status !== 'failed') return null;
  return { status, url: text('url') ?? text('result_url'), error: text('error') ?? text('error_message') };
}
