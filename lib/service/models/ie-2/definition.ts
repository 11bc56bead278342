import { z } from 'zod';
import {
  aspectRatioField,
  autoRatioDescription,
  expansionSwitch,
  numImagesField,
  promptField,
  referencesField,
  seedField,
  watermarkField,
} from '../fields/fields.ts';
import { defineModel } from '../model-definition.ts';
import { totalPixelsSchema } from '../fields/total-pixels.ts';

/** IE-2: generates and edits images, up to six per call. */
export const ie2 = defineModel({
  id: 'ie-2',
  aliases: ['qwen-image-2'],
  displayName: 'Six variants',
  summary: 'Up to six variants of one idea, with up to three references',
  description:
    'One prompt, up to six different images to choose from. Paints from text, edits one image, or combines up to three that the prompt cites.',
  mediaType: 'image',
  endpoint: '/images/edit',
  inputs: ['text', 'image'],
  basic: ['input_images', 'num_images', 'aspect_ratio'],
  promptTokenLimit: 1300,
  references: [{ field: 'input_images', pattern: 'Image {n}' }],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What to generate or change. Cite references as Image 1, Image 2. Up to 1,300 tokens.',
      example: 'A quiet desert at sunrise, sandstone mesas, a cactus in front, violet and orange light, a thin moon',
    }),
    input_images: referencesField(3),
    num_images: numImagesField(6),
    aspect_ratio: aspectRatioField(['auto', '16:9', '9:16', '1:1', '4:3', '3:4'], 'auto', autoRatioDescription),
    resolution: totalPixelsSchema.default('2K').meta({
      title: 'Resolution',
      description: '1K is about 1024 × 1024 pixels, 2K about 2048 × 2048. Or an exact size such as 1280x720.',
      'x-next-to': 'aspect_ratio',
    }),
    enable_prompt_expansion: expansionSwitch,
    watermark: watermarkField,
    seed: seedField,
  }),
});
