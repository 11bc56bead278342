import type { z } from 'zod';
import {
  type checkpointListSchema,
  type FineTune,
  scriptTypes,
  type ScriptType,
  type trainStatusSchema,
} from '../../contract/fine-tunes/fine-tune.ts';
import type { fineTunes } from '../../database/service-tables.ts';

/** The row of a fine-tune. */
export type FineTuneRow = typeof fineTunes.$inferSelect;

const iso = (time: Date | null) => time?.toISOString() ?? null;

/** The script type of a row, which was checked when it was written. */
export function scriptTypeOf(row: FineTuneRow): ScriptType {
  const scriptType = scriptTypes.find((known) => known === row.scriptType);
  if (scriptType !== undefined) return scriptType;
  throw new Error(`The fine-tune ${row.id} has the unknown script type ${row.scriptType}.`);
}

/** A fine-tune as the API returns it. */
export function fineTuneObjectOf(row: FineTuneRow): FineTune {
  return {
    id: row.id,
    name: row.name,
    display_name: row.displayName,
    description: row.description,
    base_model: row.baseModel,
    status: row.status,
    error: row.error,
    credits_used: null,
    gpu_model: null,
    gpu_count: null,
    queue_position: null,
    total_token_count: row.totalTokenCount,
    training_params: row.trainingParams,
    use_lora: row.useLora,
    resource: { version: row.resourceVersion, path: row.resourcePath },
    script_type: scriptTypeOf(row),
    repository_id: null,
    deployed_model: null,
    created_by: null,
    inserted_at: iso(row.insertedAt),
    created_at: iso(row.insertedAt),
    updated_at: iso(row.updatedAt),
    started_at: iso(row.startedAt),
    finished_at: iso(row.finishedAt),
    repository: { namespace: row.namespace, name: row.repository },
    progress: row.progress,
    tokenization: row.tokenization,
  };
}

/** A fine-tune's progress, in the form of `train_status`. */
export function trainStatusOf(row: FineTuneRow): z.infer<typeof trainStatusSchema> {
  return {
    fine_tune_id: row.id,
    train_status: row.status,
    progress: row.progress,
    error: row.error,
    started_at: iso(row.startedAt),
    finished_at: iso(row.finishedAt),
    status: 'success',
    status_message: 'resource_found',
  };
}

/** The checkpoints of a fine-tune: always empty, because trainers return none. */
export function checkpointsOf(row: FineTuneRow): z.infer<typeof checkpointListSchema> {
  return {
    fine_tune_id: row.id,
    branch: row.resourceVersion,
    checkpoints: [],
    total_checkpoints: 0,
    status: 'success',
    status_message: 'resource_found',
  };
}
