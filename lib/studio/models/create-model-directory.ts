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

/** The known names and media types of models. */
export interface ModelDirectory {
  /** What is known now, or null. Sends no request. */
  find: (model: string) => KnownModel | null;
  /**
   * Requests a model from the media service, and writes its name and media type to the model's jobs that lack them.
   * Never throws.
   */
  fillIn: (model: string) => Promise<void>;
}

const maxModels = 1_000;

/** Creates a directory that requests each model from the media service once. */
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
