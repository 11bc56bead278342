import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { JsonObject } from '../../contract/model.ts';
import { openJobStatuses } from '../../contract/studio/studio-job-status.ts';
import { mediaTypeSchema, type MediaType } from '../../contract/media-kind.ts';
import { jobs, submissions } from '../../database/studio-tables.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { StudioContext } from '../context/studio-context.ts';
import { costOfRequest } from './cost-of-request.ts';
import { readModel } from './model-list.ts';

/** What a job shows of its model. */
export interface KnownModel {
  modelName: string | null;
  mediaType: MediaType | null;
  /** The name of the engine that generates for it; null for the service itself. */
  engine: string | null;
  /** What one generation costs, as `costOfRequest`. */
  costOf: (request: JsonObject) => number | null;
}

/** The known names and media types of models. */
export interface ModelDirectory {
  /** What is known now, or null. Sends no request. */
  find: (model: string) => KnownModel | null;
  /** Whether it was requested recently. */
  isFresh: (model: string) => boolean;
  /**
   * What is known, or can be read before long; null otherwise. Never throws.
   */
  know: (model: string) => Promise<KnownModel | null>;
  /**
   * Requests a model from the media service. Writes its name and media type to the model's jobs that lack them, what they
   * cost to those among them that are open, and its engine to those that are not sent yet. Never throws.
   */
  fillIn: (model: string) => Promise<void>;
}

const maxModels = 1_000;
/** Settings of the service may move a model to another engine. */
const freshMs = 60_000;

/** Creates a directory that requests each model from the media service when it is used, at most once a minute. */
export function createModelDirectory(context: StudioContext): ModelDirectory {
  const known = new Map<string, { model: KnownModel; readAt: number }>();
  const isFresh = (model: string) => Date.now() - (known.get(model)?.readAt ?? 0) < freshMs;

  async function ask(model: string, deadlineMs?: number): Promise<KnownModel | null> {
    const found = await readModel(context, model, deadlineMs);
    if (found === null) return null;
    const output = mediaTypeSchema.safeParse(found.capabilities?.output[0]);
    return {
      modelName: found.display_name ?? null,
      mediaType: output.success ? output.data : null,
      engine: found.engine?.name ?? null,
      costOf: (request) => costOfRequest(found, request),
    };
  }

  function remember(model: string, found: KnownModel): void {
    if (known.size >= maxModels) known.clear();
    known.set(model, { model: found, readAt: Date.now() });
  }

  /** Prices the open jobs that were recorded while the model was unknown. */
  async function priceJobs(model: string, { costOf }: KnownModel): Promise<void> {
    const { database } = context;
    const isUnpriced = and(
      eq(jobs.model, model),
      isNull(jobs.modelName),
      isNull(jobs.costMicros),
      inArray(jobs.status, [...openJobStatuses]),
    );
    const rows = await database
      .select({ id: jobs.id, request: submissions.request })
      .from(jobs)
      .innerJoin(submissions, eq(submissions.id, jobs.submissionId))
      .where(isUnpriced);
    const priced = Map.groupBy(rows, ({ request }) => costOf(request));
    for (const [costMicros, alike] of priced) {
      if (costMicros === null) continue;
      const ids = alike.map(({ id }) => id);
      await database
        .update(jobs)
        .set({ costMicros })
        .where(and(inArray(jobs.id, ids), isNull(jobs.costMicros)));
    }
  }

  return {
    find: (model) => known.get(model)?.model ?? null,
    isFresh,
    async know(model) {
      const entry = known.get(model);
      if (entry !== undefined) return entry.model;
      try {
        const found = await ask(model, context.deadlines.pressMs);
        if (found !== null) remember(model, found);
        return found;
      } catch (error) {
        context.logger.debug({ error: describeError(error), model }, 'a model could not be read');
        return null;
      }
    },
    async fillIn(model) {
      try {
        const entry = known.get(model);
        const found = entry !== undefined && isFresh(model) ? entry.model : await ask(model);
        if (found === null) return;
        if (found !== entry?.model) remember(model, found);
        await priceJobs(model, found);
        const { modelName, mediaType, engine } = found;
        const hasMoved = and(
          inArray(jobs.status, ['held', 'waiting']),
          sql`${jobs.engine} is distinct from ${found.engine}`,
        );
        await context.database
          .update(jobs)
          .set({ modelName, mediaType, engine })
          .where(and(eq(jobs.model, model), or(isNull(jobs.modelName), hasMoved)));
      } catch (error) {
        context.logger.debug({ error: describeError(error), model }, 'a model could not be read');
      }
    },
  };
}
