import { z } from 'zod';
import type { ScriptType } from '../../contract/fine-tunes/fine-tune.ts';
import type { JsonObject } from '../../contract/model.ts';
import { columnRoles } from '../../contract/fine-tunes/tokenization.ts';
import type { ChosenColumns } from '../../datasets/match-columns.ts';

const columns = z.partialRecord(z.enum(columnRoles), z.string().min(1, 'enter the column’s name').max(255));

const common = {
  epochs: z.int().min(1).max(1000).default(3).describe('Number of passes over the whole dataset.'),
  learning_rate: z.number().min(0).max(1).default(0.0001).describe('Size of each training step.'),
  batch_size: z.int().min(1).max(4096).default(8).describe('Rows per training step.'),
  lora_rank: z.int().min(1).max(1024).default(16).describe('Size of the LoRA adapter, if one is trained.'),
  seed: z.int().min(0).max(2_147_483_647).optional().describe('Random seed.'),
  columns: columns.optional().describe('Dataset column for each role, if it can’t be detected.'),
};
const ofText = {
  max_sequence_length: z.int().min(1).max(1_000_000).default(4096).describe('Longer rows are truncated.'),
};
const ofImages = { resolution: z.int().min(64).max(4096).default(1024).describe('Pixels on the longer side.') };
const ofVideos = {
  ...ofImages,
  num_frames: z.int().min(1).max(1000).default(81).describe('Frames used from each video.'),
};

const schemas = {
  text_generation: z.looseObject({ ...common, ...ofText }),
  text_chat_messages: z.looseObject({ ...common, ...ofText }),
  image_generation: z.looseObject({ ...common, ...ofImages }),
  image_editing: z.looseObject({ ...common, ...ofImages }),
  multi_image_editing: z.looseObject({ ...common, ...ofImages }),
  image_to_text: z.looseObject({ ...common, ...ofText, ...ofImages }),
  image_to_video: z.looseObject({ ...common, ...ofVideos }),
  text_to_video: z.looseObject({ ...common, ...ofVideos }),
} satisfies Record<ScriptType, z.ZodObject>;

/** The schema of a script type's parameters: known ones have bounds, others are accepted unchecked. */
export function trainingParametersOf(scriptType: ScriptType): z.ZodObject {
  return schemas[scriptType];
}

/** JSON Schema of a script type's parameters, in the dialect of the models' request schemas. */
export function trainingSchemaOf(scriptType: ScriptType): JsonObject {
  const { $schema: _dialect, properties = {}, ...rest } = z.toJSONSchema(schemas[scriptType], { io: 'input' });
  const ordered = Object.entries(properties).map(([name, property], order) => [
    name,
    { ...(property as JsonObject), 'x-order': order, ...(name === 'columns' ? { 'x-hidden': true } : {}) },
  ]);
  const basic = ['epochs', 'learning_rate', 'batch_size'];
  return { ...rest, properties: Object.fromEntries(ordered) as JsonObject, basic };
}

/** The columns by role that a fine-tune's parameters name. */
export function chosenColumnsOf(parameters: Record<string, unknown>): ChosenColumns {
  const chosen = columns.safeParse(parameters['columns'] ?? {});
  return chosen.success ? chosen.data : {};
}
