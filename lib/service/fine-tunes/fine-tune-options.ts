import type { z } from 'zod';
import { scriptTypes, type fineTuneOptionsSchema, type ScriptType } from '../../contract/fine-tunes/fine-tune.ts';
import { columnSets } from '../../datasets/column-sets.ts';
import { chooseTokenizer } from '../../datasets/tokenizers.ts';
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

const ofTexts: ScriptType[] = ['text_generation', 'text_chat_messages'];
const ofTextsAndImages: ScriptType[] = [...ofTexts, 'image_to_text'];
const ofEdits: ScriptType[] = ['image_editing', 'multi_image_editing'];
const ofVideos: ScriptType[] = ['text_to_video', 'image_to_video'];

/** The base models that forms list, the first of a script type as its default. Any other name is accepted as well. */
const baseModels: [id: string, name: string, family: string, scriptTypes: ScriptType[]][] = [
  ['gpt-4o-mini', 'GPT-4o mini', 'OpenAI', ofTextsAndImages],
  ['gpt-4o', 'GPT-4o', 'OpenAI', ofTextsAndImages],
  ['gpt-4.1-mini', 'GPT-4.1 mini', 'OpenAI', ofTextsAndImages],
  ['gpt-oss-20b', 'gpt-oss 20B', 'OpenAI', ofTexts],
  ['gpt-3.5-turbo', 'GPT-3.5 Turbo', 'OpenAI', ofTexts],
  ['qwen3-8b', 'Qwen3 8B', 'Qwen', ofTexts],
  ['llama-3.1-8b-instruct', 'Llama 3.1 8B', 'Meta', ofTexts],
  ['mistral-7b-instruct', 'Mistral 7B', 'Mistral', ofTexts],
  ['flux-1-dev', 'FLUX.1 dev', 'Black Forest Labs', ['image_generation']],
  ['qwen-image', 'Qwen Image', 'Qwen', ['image_generation']],
  ['stable-diffusion-xl', 'Stable Diffusion XL', 'Stability AI', ['image_generation']],
  ['qwen-image-edit', 'Qwen Image Edit', 'Qwen', ofEdits],
  ['flux-1-kontext-dev', 'FLUX.1 Kontext dev', 'Black Forest Labs', ofEdits],
  ['wan-2-2-ti2v-5b', 'Wan 2.2 5B', 'Wan', ofVideos],
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
    base_models: baseModels.map(([id, name, family, suits]) => {
      const { name: tokenizer, isExact } = chooseTokenizer(id);
      return { id, display_name: name, tokenizer, is_exact: isExact, family, script_types: suits };
    }),
    can_train: canTrain,
    status: 'success',
    status_message: 'resource_found',
  };
}
