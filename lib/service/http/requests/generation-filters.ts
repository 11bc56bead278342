import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { mediaTypeSchema } from '../../../contract/media-kind.ts';
import { generationStatusSchema } from '../../../contract/status.ts';
import { generations } from '../../../database/service-tables.ts';
import { drawnIdOf, type ModelCatalogue } from '../../models/catalogue.ts';

const largestPage = 1000;

/** Filters of all listings of generations. */
const filterSchema = z.object({
  namespace: z.string().optional(),
  repo: z.string().optional(),
  folder: z.string().optional(),
  model: z.string().optional(),
  media_type: mediaTypeSchema.optional(),
  status: generationStatusSchema.optional(),
  request_id: z.string().optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});

/** Filters and page of the queue's listing. */
export const queueFilterSchema = filterSchema.extend({
  page_size: z.coerce.number().int().min(1).max(largestPage).default(largestPage),
});

/** Filters and page of the history. */
export const historyFilterSchema = filterSchema.extend({
  page_size: z.coerce.number().int().min(1).max(largestPage).default(50),
});

/** The SQL condition for an owner's generations that match a filter. */
export function matching(
  catalogue: ModelCatalogue,
  owner: string,
  filter: z.infer<typeof filterSchema>,
): SQL | undefined {
  const { status, model } = filter;
  return and(
    eq(generations.owner, owner),
    status === undefined ? undefined : eq(generations.status, status),
    // Matches any of the model's names.
    model === undefined
      ? undefined
      : or(eq(generations.modelName, model), eq(generations.profile, drawnIdOf(catalogue, model))),
    filter.media_type === undefined ? undefined : eq(generations.mediaType, filter.media_type),
    filter.request_id === undefined ? undefined : eq(generations.requestId, filter.request_id),
    filter.namespace === undefined ? undefined : eq(generations.targetNamespace, filter.namespace),
    filter.repo === undefined ? undefined : eq(generations.targetRepo, filter.repo),
    filter.folder === undefined ? undefined : eq(generations.targetDirectory, filter.folder),
  );
}

/** Generations that have not ended. */
export const isActive: SQL = inArray(generations.status, ['queued', 'processing']);
