import { and, eq, isNull } from 'drizzle-orm';
import { mediaTypeSchema, type MediaType } from '../../contract/media-kind.ts';
import { jobs } from '../../database/studio-tables.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { StudioContext } from '../context/studio-context.ts';
import { readModel } from './model-list.ts';

/** What a job shows of its model. */
export interface KnownModel {
  modelName: string | null;
  mediaType: MediaType | null;
}

/** Names and media types of models, so far as they are known. */
export interface ModelDirectory {
  /** What is known now, or null. Never asks. */
  find: (model: string) => KnownModel | null;
  /** Asks the media service for a model, and writes what it says to the model's jobs that lack it. Never throws. */
  fillIn: (model: string) => Promise<void>;
}

const maxModels = 1_000;

/** A directory that asks the media service for each model once. */
export function createModelDirectory(context: StudioContext): ModelDirectory {
  const known = new Map<string, KnownModel>();

  async function ask(model: string): Promise<KnownModel | null> {
    const found = await readModel(context, model);
    if (found === null) return null;
    const output = mediaTypeSchema.safeParse(found.capabilities?.output[0]);
    return { modelName: found.display_name ?? null, mediaType: output.success ? output.data : null };
  }

  return {
    find: (model) => known.get(model) ?? null,
    async fillIn(model) {
      try {
        const found = known.get(model) ?? (await ask(model));
        if (found === null) return;
        if (known.size >= maxModels) known.clear();
        known.set(model, found);
        await context.database
          .update(jobs)
          .set(found)
          .where(and(eq(jobs.model, model), isNull(jobs.modelName)));
      } catch (error) {
        context.logger.debug({ error: describeError(error), model }, 'a model could not be read');
      }
    },
  };
}
