import { z } from 'zod';
import {
  connectionSchema,
  connectionTestSchema,
  engineListSchema,
  engineModelSchema,
  engineModelStateSchema,
  engineRunListSchema,
  newConnectionSchema,
  newEngineModelSchema,
  workflowInspectionSchema,
  workflowTrySchema,
} from '../../../contract/engines.ts';
import { errorBodySchema } from '../../../contract/error.ts';
import { completedEventSchema, fineTuneEventSchema, updatedEventSchema } from '../../../contract/events.ts';
import {
  checkpointListSchema,
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
  trainStatusSchema,
} from '../../../contract/fine-tunes/fine-tune.ts';
import {
  cancelResponseSchema,
  enqueueResponseSchema,
  generationListSchema,
  generationRecordSchema,
} from '../../../contract/generation-record.ts';
import { callOptionsSchema } from '../../../contract/generation-request.ts';
import { modelListSchema, modelSchema, type JsonObject } from '../../../contract/model.ts';
import { imageResponseSchema, videoResponseSchema } from '../../../contract/sync-response.ts';
import type { ModelCatalogue } from '../../models/catalogue.ts';
import type { CatalogueModel } from '../../models/model-definition.ts';
import { mediaFieldsOf, requestSchemaOf } from '../../models/request-schema.ts';

function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** Name of the schema of a model's generation body. */
export function bodySchemaName(model: CatalogueModel): string {
  // A component's name has no other characters.
  return `GenerationBody_${model.id.replaceAll(/[^\w.-]/g, '_')}`;
}

/** Under a hosted model's name, media can be one address or a list, and have other names. */
function writtenAsHosted(model: CatalogueModel, own: JsonObject): { properties: JsonObject; required: string[] } {
  const media = new Set(mediaFieldsOf(model).map(({ name }) => name));
  const properties = Object.entries((own['properties'] ?? {}) as Record<string, JsonObject>).map(([name, property]) => {
    const isList = property['type'] === 'array';
    const other = isList ? { type: 'string' } : { type: 'array' };
    return [name, media.has(name) ? { anyOf: [property, other], title: property['title'] } : property];
  });
  const required = ((own['required'] ?? []) as string[]).filter((name) => !media.has(name));
  return { properties: Object.fromEntries(properties) as JsonObject, required };
}

function bodySchemaOf(model: CatalogueModel): JsonObject {
  const own = requestSchemaOf(model);
  const options = jsonSchemaOf(callOptionsSchema, 'input');
  const isHosted = model.hosted !== null;
  const { properties, required } = isHosted
    ? writtenAsHosted(model, own)
    : { properties: own['properties'] as JsonObject, required: (own['required'] ?? []) as string[] };
  return {
    type: 'object',
    title: model.displayName,
    description: model.description,
    required: ['model', ...required],
    properties: {
      model: { type: 'string', enum: [model.id] },
      ...properties,
      ...(options['properties'] as JsonObject),
    },
    additionalProperties: isHosted,
    ...(own['not'] === undefined ? {} : { not: own['not'] }),
  };
}

const successSchema = z.object({ status: z.literal('success') });

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

/** Every named schema of the OpenAPI document, generated from the schemas that the service uses. */
export function documentSchemas(catalogue: ModelCatalogue): Record<string, JsonObject> {
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
    EngineList: jsonSchemaOf(engineListSchema),
    EngineModel: jsonSchemaOf(engineModelSchema),
    EngineModelState: jsonSchemaOf(engineModelStateSchema),
    EngineModelRemoved: jsonSchemaOf(successSchema.extend({ id: z.string() })),
    EngineRunList: jsonSchemaOf(engineRunListSchema),
    Connection: jsonSchemaOf(connectionSchema),
    ConnectionTest: jsonSchemaOf(connectionTestSchema),
    NewConnection: jsonSchemaOf(newConnectionSchema, 'input'),
    NewEngineModel: jsonSchemaOf(newEngineModelSchema, 'input'),
    Success: jsonSchemaOf(successSchema),
    WorkflowInspection: jsonSchemaOf(workflowInspectionSchema),
    WorkflowTry: jsonSchemaOf(workflowTrySchema),
    CreateFineTune: jsonSchemaOf(createFineTuneSchema, 'input'),
    PatchFineTune: jsonSchemaOf(patchFineTuneSchema, 'input'),
    FineTuneResponse: jsonSchemaOf(fineTuneResponseSchema),
    FineTuneList: jsonSchemaOf(fineTuneListSchema),
    FineTuneLogs: jsonSchemaOf(fineTuneLogsSchema),
    FineTuneOptions: jsonSchemaOf(fineTuneOptionsSchema),
    TrainStatus: jsonSchemaOf(trainStatusSchema),
    CheckpointList: jsonSchemaOf(checkpointListSchema),
    Deleted: jsonSchemaOf(deletedSchema),
    FileList: jsonSchemaOf(fileListSchema),
    Dataset: jsonSchemaOf(datasetResponseSchema),
    FileResponse: jsonSchemaOf(fileResponseSchema),
    ...Object.fromEntries(
      [...catalogue.list(), ...catalogue.listHosted()].map((model) => [bodySchemaName(model), bodySchemaOf(model)]),
    ),
  };
}
