import type { GenerationRecord } from '../../../contract/generation-record.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { unusedNote } from '../../models/hosted/read-as-hosted.ts';
import { findNamedModel } from '../../models/registry.ts';
import type { GenerationSummary } from '../../queue/generation-store.ts';
import type { MediaLinks } from '../../storage/media-links.ts';

const unixSeconds = (time: Date | null) => (time === null ? null : Math.floor(time.getTime() / 1000));

function removalNote({ resultsRemovedAt }: GenerationSummary): string | null {
  if (resultsRemovedAt === null) return null;
  return `The results expired and were removed on ${resultsRemovedAt.toISOString().slice(0, 10)}.`;
}

/** Further notes about a generation, as sentences; null without any. */
export function noteOf(row: GenerationSummary): string | null {
  const unused = row.engineModel === null ? unusedNote(row.modelName, row.echo) : null;
  const notes = [unused, row.waitingFor, removalNote(row)].filter((note) => note !== null);
  return notes.length === 0 ? null : notes.join(' ');
}

function echo(row: GenerationSummary): JsonObject {
  // The parameters of an engine's generation contain its seed already.
  const drawsLots = row.engineModel === null && findNamedModel(row.profile)?.parameters.shape['seed'] !== undefined;
  return { ...row.echo, ...(drawsLots ? { seed: row.seed } : {}) };
}

/** A generation as the API returns it: its parameters, its state and its results, with newly signed links. */
export function generationRecordOf(row: GenerationSummary, links: MediaLinks): GenerationRecord {
  const results = row.results.map(({ contentType }, index) => ({
    url: links.sign(row.id, index),
    content_type: contentType,
  }));
  return {
    ...echo(row),
    generation_id: row.id,
    request_id: row.requestId,
    model_name: row.modelName,
    prompt: row.prompt,
    media_type: row.mediaType,
    status: row.status,
    progress: row.progress,
    preview: row.preview,
    result_url: results[0]?.url ?? null,
    results,
    results_removed_at: unixSeconds(row.resultsRemovedAt),
    note: noteOf(row),
    error_message: row.errorMessage,
    error_fields: row.errorFields,
    enqueued_at: unixSeconds(row.enqueuedAt),
    started_at: unixSeconds(row.startedAt),
    completed_at: unixSeconds(row.completedAt),
    target_namespace: row.targetNamespace,
    target_repo: row.targetRepo,
    target_directory: row.targetDirectory,
  };
}
