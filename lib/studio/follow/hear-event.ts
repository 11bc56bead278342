import { and, eq, inArray, sql } from 'drizzle-orm';
import { eventNames, looseEventSchema } from '../../contract/events.ts';
import { readProgress } from '../../contract/generation-record.ts';
import { jobs } from '../../database/studio-tables.ts';
import { parseJson } from '../../upstream/parse-json.ts';
import type { StudioContext } from '../studio-context.ts';
import type { Follower } from './create-follower.ts';
import { describeError } from '../../logging/describe-error.ts';

/** Takes an event of the media service as a hint. */
export interface EventHearer {
  hear: (name: string, data: string) => void;
}

const leastBetweenProgressMs = 400;
const rememberedGenerations = 500;

/**
 * What events are used for: progress is written down as told (the record corrects it); every other event makes its
 * generation due, so that the record is read. An event never ends a job by itself.
 */
export function createEventHearer(context: StudioContext, follower: Follower): EventHearer {
  const lastProgress = new Map<string, number>();

  async function noteProgress(generationId: string, progress: number): Promise<void> {
    const now = Date.now();
    if (now - (lastProgress.get(generationId) ?? 0) < leastBetweenProgressMs) return;
    if (lastProgress.size >= rememberedGenerations) lastProgress.clear();
    lastProgress.set(generationId, now);
    await context.database
      .update(jobs)
      .set({ progress, status: 'processing', startedAt: sql`coalesce(${jobs.startedAt}, now())` })
      .where(and(eq(jobs.generationId, generationId), inArray(jobs.status, ['queued', 'processing'])));
  }

  async function hear(name: string, data: string): Promise<void> {
    const event = looseEventSchema.safeParse(parseJson(data));
    if (!event.success) return;
    const { generation_id: generationId } = event.data;
    const progress = typeof event.data['progress'] === 'number' ? event.data['progress'] : null;
    const isUpdate = name === eventNames.updated && event.data['status'] === 'processing';
    const share = readProgress({ progress, percent: undefined });
    if (isUpdate && share !== null) return noteProgress(generationId, share);
    return follower.hurry(generationId);
  }

  return {
    hear(name, data) {
      hear(name, data).catch((error: unknown) =>
        context.logger.warn({ error: describeError(error), event: name }, 'an event was not used'),
      );
    },
  };
}
