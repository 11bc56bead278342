import { and, eq, inArray, sql } from 'drizzle-orm';
import { eventNames, looseEventSchema } from '../../../contract/events.ts';
import { previewNumberSchema, readProgress } from '../../../contract/generation-record.ts';
import { jobs, type AnnouncedEnd } from '../../../database/studio-tables.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { parseJson } from '../../../upstream/parse-json.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import type { Follower } from '../follow/create-follower.ts';

/** Uses the events of the media service as hints. */
export interface UpstreamEventHandler {
  /** Handles one event, given its name and its data as JSON. */
  handle: (name: string, data: string) => void;
  /** Handles earlier events about these generations, which came before the response to their enqueue was recorded. */
  applyEarlyEvents: (generationIds: string[]) => void;
}

const leastBetweenMs = 400;
const rememberedGenerations = 500;

const running = (generationId: string) =>
  and(eq(jobs.generationId, generationId), inArray(jobs.status, ['queued', 'processing']));

/**
 * Creates the handler. It records announced progress and previews, which the record corrects later; every other event
 * makes its generation due, so that its record is read. An event alone never ends a job: the announced end is stored with the
 * job, and used only when the record cannot be read.
 *
 * @param options.onEndAnnounced is called when the stream has announced the end of a job
 */
export function createUpstreamEventHandler(
  context: StudioContext,
  follower: Follower,
  options: { onEndAnnounced: () => void },
): UpstreamEventHandler {
  const { database } = context;
  /** What was recorded of each generation: when anything was, when a preview was, and which. */
  const recorded = new Map<string, { at: number; previewAt: number; preview: number | null }>();
  /** Events of unknown generations, the latest last: the response to their enqueue may still arrive. */
  const earlyEvents = new Map<string, AnnouncedEnd | null>();

  async function noteCourse(
    generationId: string,
    course: { progress: number; preview?: number | null },
  ): Promise<void> {
    const now = Date.now();
    const { at, previewAt, preview } = recorded.get(generationId) ?? { at: 0, previewAt: 0, preview: null };
    const isNewPreview = course.preview !== undefined && course.preview !== preview;
    // Progress that was recorded just before must not drop a preview: there may be no other for long.
    if (now - (isNewPreview ? previewAt : at) < leastBetweenMs) return;
    if (recorded.size >= rememberedGenerations) recorded.clear();
    recorded.set(generationId, {
      at: now,
      previewAt: isNewPreview ? now : previewAt,
      preview: isNewPreview ? (course.preview ?? null) : preview,
    });
    await database
      .update(jobs)
      .set({ ...course, status: 'processing', startedAt: sql`coalesce(${jobs.startedAt}, now())` })
      .where(running(generationId));
  }

  async function applyHint(generationId: string, announced: AnnouncedEnd | null): Promise<void> {
    if (announced !== null) {
      const noted = await database.update(jobs).set({ announcedEnd: announced }).where(running(generationId));
      if ((noted.rowCount ?? 0) > 0) options.onEndAnnounced();
    }
    await follower.checkSoon(generationId);
  }

  async function isKnown(generationId: string): Promise<boolean> {
    const rows = await database.select({ id: jobs.id }).from(jobs).where(eq(jobs.generationId, generationId));
    return rows.length > 0;
  }

  function remember(generationId: string, announced: AnnouncedEnd | null): void {
    const known = earlyEvents.get(generationId) ?? null;
    earlyEvents.delete(generationId);
    earlyEvents.set(generationId, announced ?? known);
    const [oldest] = earlyEvents.keys();
    if (earlyEvents.size > rememberedGenerations && oldest !== undefined) earlyEvents.delete(oldest);
  }

  async function handle(name: string, data: string): Promise<void> {
    const event = looseEventSchema.safeParse(parseJson(data));
    if (!event.success) return;
    const { generation_id: generationId } = event.data;
    const progress = typeof event.data['progress'] === 'number' ? event.data['progress'] : null;
    const isUpdate = name === eventNames.updated && event.data['status'] === 'processing';
    const share = readProgress({ progress, percent: undefined });
    if (isUpdate && share !== null) {
      const preview = previewNumberSchema.parse(event.data['preview']);
      return noteCourse(generationId, { progress: share, ...(preview === undefined ? {} : { preview }) });
    }
    const announced = name === eventNames.completed ? readAnnouncedEnd(event.data) : null;
    // Stored first: the response may be recorded during the search for it.
    remember(generationId, announced);
    if (!(await isKnown(generationId))) return undefined;
    earlyEvents.delete(generationId);
    return applyHint(generationId, announced);
  }

  const logFailure = (error: unknown) =>
    context.logger.warn({ error: describeError(error) }, 'an event of the media service could not be processed');

  return {
    handle(name, data) {
      handle(name, data).catch(logFailure);
    },
    applyEarlyEvents(generationIds) {
      for (const id of generationIds) {
        const announced = earlyEvents.get(id);
        if (announced === undefined) continue;
        earlyEvents.delete(id);
        applyHint(id, announced).catch(logFailure);
      }
    },
  };
}

/**
 * Reads the end that a completion event announces. Its field names differ from the record's: `url`, `error`. A service
 * may send only the generation's id.
 *
 * @returns null when the event announces no end
 */
function readAnnouncedEnd(event: Record<string, unknown>): AnnouncedEnd | null {
  const text = (name: string) => {
    const value = event[name];
    return typeof value === 'string' && value.trim() !== '' ? value : null;
  };
  const status = event['status'];
  if (status !== 'succeeded' && status !== 'failed') return null;
  return { status, url: text('url') ?? text('result_url'), error: text('error') ?? text('error_message') };
}
