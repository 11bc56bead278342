import { z } from 'zod';
import { errorBodySchema } from '../../../contract/error.ts';
import { completedEventSchema, fineTuneEventSchema, updatedEventSchema } from '../../../contract/events.ts';
import {
  createFineTuneSchema,
  datasetResponseSchema,
  deletedSchema,
  fileListSchema,
  fileResponseSchema,
  fineTuneListSchema,
  fineTuneLogsSchema,
  fineTuneOptionsSchema,
  fineTuneResponseSchema,
  patchFineTuneSchema,
} from '../../../contract/fine-tune.ts';
import {
  cancelResponseSchema,
  enqueueResponseSchema,
  generationListSchema,
  generationRecordSchema,
} from '../../../contract/generation-record.ts';
import { callOptionsSchema } from '../../../contract/generation-request.ts';
import { modelListSchema, modelSchema, type JsonObject } from '../../../contract/model.ts';
import { imageResponseSchema, videoResponseSchema } from '../../../contract/sync-response.ts';
import type { Profile } from '../../models/profile.ts';
import { requestSchemaOf } from '../../models/request-schema.ts';
import { profiles } from '../../models/registry.ts';

function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** Name of the schema of a model's generation body. */
export function bodySchemaName(profile: Profile): string {
  return `GenerationBody_${profile.id}`;
}

function bodySchemaOf(profile: Profile): JsonObject {
  const own = requestSchemaOf(profile);
  const options = jsonSchemaOf(callOptionsSchema, 'input');
  const model = { type: 'string', enum: [profile.id, ...profile.aliases] };
  return {
    type: 'object',
    title: profile.displayName,
    description: profile.description,
    required: ['model', ...((own['required'] as string[] | undefined) ?? [])],
    properties: { model, ...(own['properties'] as JsonObject), ...(options['properties'] as JsonObject) },
    additionalProperties: false,
    ...(own['not'] === undefined ? {} : { not: own['not'] }),
  };
}

const historySchema = z.object({
  count: z.int(),
  generations: z.array(generationRecordSchema.extend({ cost: z.string().nullable() })),
  page_number: z.int(),
  page_size: z.int(),
  total_pages: z.int(),
  total_entries: z.int(),
  total_cost: z.string().nullable(),
});

const historyEntrySchema = z.object({
  status: z.literal('success'),
  status_message: z.string(),
  generation: generationRecordSchema.extend({ cost: z.string().nullable() }),
});

/** Every named schema of the OpenAPI document, made from what the service itself checks and writes. */
export function documentSchemas(): Record<string, JsonObject> {
  return {
    Error: jsonSchemaOf(errorBodySchema),
    CompletedEvent: jsonSchemaOf(completedEventSchema),
    UpdatedEvent: jsonSchemaOf(updatedEventSchema),
    FineTuneEvent: jsonSchemaOf(fineTuneEventSchema),
    EnqueueResponse: jsonSchemaOf(enqueueResponseSchema),
    GenerationRecord: jsonSchemaOf(generationRecordSchema),
    GenerationList: jsonSchemaOf(generationListSchema),
    GenerationHistory: jsonSchemaOf(historySchema),
    GenerationHistoryEntry: jsonSchemaOf(historyEntrySchema),
    CancelResponse: jsonSchemaOf(cancelResponseSchema),
    ImageResponse: jsonSchemaOf(imageResponseSchema),
    VideoResponse: jsonSchemaOf(videoResponseSchema),
    Model: jsonSchemaOf(modelSchema),
    ModelList: jsonSchemaOf(modelListSchema),
    CreateFineTune: jsonSchemaOf(createFineTuneSchema, 'input'),
    PatchFineTune: jsonSchemaOf(patchFineTuneSchema, 'input'),
    FineTuneResponse: jsonSchemaOf(fineTuneResponseSchema),
    FineTuneList: jsonSchemaOf(fineTuneListSchema),
    FineTuneLogs: jsonSchemaOf(fineTuneLogsSchema),
    FineTuneOptions: jsonSchemaOf(fineTuneOptionsSchema),
    Deleted: jsonSchemaOf(deletedSchema),
    FileList: jsonSchemaOf(fileListSchema),
    Dataset: jsonSchemaOf(datasetResponseSchema),
    FileResponse: jsonSchemaOf(fileResponseSchema),
    ...Object.fromEntries(profiles.map((profile) => [bodySchemaName(profile), bodySchemaOf(profile)])),
  };
}
