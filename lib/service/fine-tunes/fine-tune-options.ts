import type { z } from 'zod';
import { scriptTypes, type fineTuneOptionsSchema, type ScriptType } from '../../contract/fine-tunes/fine-tune.ts';
import { columnSets } from './dataset/column-sets.ts';
import { chooseTokenizer } from './tokens/tokenizers.ts';
import { trainingSchemaOf } from './training-parameters.ts';

const labels: Record<ScriptType, [name: string, description: string]> = {
  text_generation: ['Text', 'Continues text or answers prompts in the style of the dataset.'],
  text_chat_messages: ['Chat', 'Replies in conversations in the style of the dataset.'],
  image_generation: ['Images', 'Generates images from prompts in the style of the dataset.'],
  image_editing: ['Image editing', 'Edits an image from an instruction, as the pairs in the dataset do.'],
  multi_image_editing: ['Multi-image editing', 'Combines several images into one from an instruction.'],
  image_to_text: ['Image to text', 'Describes images or answers questions about them.'],
  image_to_video: ['Image to video', 'Generates videos that start with an image.'],
  text_to_video: ['Videos', 'Generates videos from prompts in the style of the dataset.'],
};

/** The base models that forms list. Any other name is accepted as well. */
const baseModels: [id: string, name: string][] = [
  ['gpt-4o', 'GPT-4o'],
  ['gpt-4o-mini', 'GPT-4o mini'],
  ['gpt-4.1-mini', 'GPT-4.1 mini'],
  ['gpt-oss-20b', 'gpt-oss 20B'],
  ['gpt-3.5-turbo', 'GPT-3.5 Turbo'],
  ['qwen-image-edit', 'Qwen Image Edit'],
  ['qwen3-8b', 'Qwen3 8B'],
  ['llama-3.1-8b-instruct', 'Llama 3.1 8B'],
  ['mistral-7b-instruct', 'Mistral 7B'],
  ['flux-1-dev', 'FLUX.1 dev'],
  ['wan-2-2-ti2v-5b', 'Wan 2.2 5B'],
];

/** The options for fine-tunes on this service. */
export function fineTuneOptions(canTrain: boolean): z.infer<typeof fineTuneOptionsSchema> {
  return {
    script_types: scriptTypes.map((id) => {
      const [name, description] = labels[id];
      return {
        id,
        display_name: name,
        description,
        column_sets: columnSets[id].map((set) =>
          set.map(({ role, kind, isRequired, names }) => ({ role, kind, is_required: isRequired, names })),
        ),
        training_params_schema: trainingSchemaOf(id),
      };
    }),
    base_models: baseModels.map(([id, name]) => {
      const { name: tokenizer, isExact } = chooseTokenizer(id);
      return { id, display_name: name, tokenizer, is_exact: isExact };
    }),
    can_train: canTrain,
    status: 'success',
    status_message: 'resource_found',
  };
}
