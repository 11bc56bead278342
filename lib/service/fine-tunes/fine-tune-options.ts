import type { z } from 'zod';
import { scriptTypes, type fineTuneOptionsSchema, type ScriptType } from '../../contract/fine-tunes/fine-tune.ts';
import { columnSets } from './dataset/column-sets.ts';
import { chooseTokenizer } from './tokens/tokenizers.ts';
import { trainingSchemaOf } from './training-parameters.ts';

const labels: Record<ScriptType, [name: string, description: string]> = {
  text_generation: ['Text', 'Goes on writing as the texts do, or answers prompts as they do.'],
  text_chat_messages: ['Chat', 'Answers in conversations as the messages do.'],
  image_generation: ['Pictures', 'Makes pictures from prompts, in the manner of these.'],
  image_editing: ['Picture editing', 'Changes a picture as told, as these pairs do.'],
  multi_image_editing: ['Editing from several pictures', 'Makes one picture of several, as told.'],
  image_to_text: ['Pictures to text', 'Describes pictures, or answers questions about them.'],
  image_to_video: ['Picture to film', 'Makes a film that begins with a picture.'],
  text_to_video: ['Films', 'Makes films from prompts, in the manner of these.'],
};

/** Base models that are offered by name. Any other is taken as well. */
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

/** What fine-tunes can be made with here. */
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
