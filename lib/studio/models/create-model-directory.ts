import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { mediaTypeSchema, type MediaType } from '../../contract/media-kind.ts';
import { jobs } from '../../database/studio-tables.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { StudioContext } from '../context/studio-context.ts';
import { readModel } from './model-list.ts';

/** What a job shows of its model. */
export interface KnownModel {
  modelName: string | null;
  mediaType: MediaType | null;
  /** The name of the engine that generates for it; null for the service itself. */
  engine: string | null;
}

/** The known names and media types of models. */
export interface ModelDirectory {
  /** What is known now, or null. Sends no request. */
  find: (model: string) => KnownModel | null;
  /** Whether it was requested recently. */
  isFresh: (model: string) => boolean;
  /**
   * Requests a model from the media service. Writes its name and media type to the model's jobs that lack them, and its
   * engine to those that are not sent yet. Never throws.
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

  async function ask(model: string): Promise<KnownModel | null> {
    const found = await readModel(context, model);
    if (found === null) return null;
    const output = mediaTypeSchema.safeParse(found.capabilities?.output[0]);
    return {
      modelName: found.display_name ?? null,
      mediaType: output.success ? output.data : null,
      engine: found.engine?.name ?? null,
    };
  }

  return {
    find: (model) => known.get(model)?.model ?? null,
    isFresh,
    async fillIn(model) {
      try {
        const entry = known.get(model);
        const found = entry !== undefined && isFresh(model) ? entry.model : await ask(model);
        if (found === null) return;
        if (known.size >= maxModels) known.clear();
        if (found !== entry?.model) known.set(model, { model: found, readAt: Date.now() });
        const hasMoved = and(
          inArray(jobs.status, ['held', 'waiting']),
          sql`${jobs.engine} is distinct from ${found.engine}`,
        );
        await context.database
          .update(jobs)
          .set(found)
          .where(and(eq(jobs.model, model), or(isNull(jobs.modelName), hasMoved)));
      } catch (error) {
        context.logger.debug({ error: describeError(error), model }, 'a model could not be read');
      }
    },
  };
}
