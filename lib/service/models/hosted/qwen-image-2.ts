import { autoRatioDescription, aspectRatioField, switchField } from '../fields/fields.ts';
import { ie2 } from '../ie-2/definition.ts';
import { mediaAddress } from '../fields/media-fields.ts';
import type { ReadRequest } from '../model-definition.ts';
import type { HostedDifference } from './hosted-difference.ts';
import { joinNegativePrompt, negativePrompt, unusedWhenEditing } from './negative-prompt.ts';

const own = ie2.parameters.shape;

function toModel<Input>({ parameters, inputs }: ReadRequest<Input>): ReadRequest<Input> {
  const { input_image, match_input_image, ...rest } = parameters;
  const images = [...(inputs['input_image'] ?? []), ...(inputs['input_images'] ?? [])];
  const takesTheirs = match_input_image === true && images.length > 0;
  return joinNegativePrompt({
    parameters: {
      ...rest,
      ...(input_image === undefined ? {} : { input_images: [input_image] }),
      ...(takesTheirs ? { aspect_ratio: 'auto' } : {}),
    },
    inputs: { input_images: images },
  });
}

/** `qwen-image-2`: one image in `input_image`, whose aspect ratio the result can have, and a negative prompt. */
export const qwenImage2: HostedDifference = {
  parameters: {
    prompt: own.prompt,
    input_image: mediaAddress('image', { title: 'Image', description: 'The image to edit.' }).optional(),
    match_input_image: switchField(false, {
      title: 'Match the image',
      description: 'Uses the aspect ratio of the image and ignores the aspect ratio below.',
      'x-next-to': 'input_image',
    }),
    aspect_ratio: aspectRatioField(
      ['auto', '1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3', '2:1', '1:2'],
      '16:9',
      autoRatioDescription,
    ),
    resolution: own.resolution,
    num_images: own.num_images,
    negative_prompt: negativePrompt,
    enable_prompt_expansion: own.enable_prompt_expansion,
    watermark: own.watermark,
    seed: own.seed,
    input_images: own.input_images,
  },
  hidden: ['input_images'],
  basic: ['input_image', 'match_input_image', 'aspect_ratio'],
  // With one image, citations in the prompt need no number.
  references: [],
  conflicts: [
    {
      when: { input_image: 'given', input_images: 'given' },
      field: 'input_image',
      message: 'can’t be combined with input_images; remove one of them',
    },
  ],
  toModel,
  unusedIn: unusedWhenEditing,
};
