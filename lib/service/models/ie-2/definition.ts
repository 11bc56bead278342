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

/** IE-2: making and editing with up to six candidates a call. */
export const ie2 = defineModel({
  id: 'ie-2',
  aliases: ['qwen-image-2'],
  displayName: 'Six candidates',
  summary: 'Up to six takes on one idea, with up to three references',
  description:
    'Made for choosing: one brief, up to six different pictures. Paints from words, changes one picture, or combines up to three that the words cite by place.',
  mediaType: 'image',
  endpoint: '/images/edit',
  inputs: ['text', 'image'],
  basic: ['input_images', 'num_images', 'aspect_ratio'],
  promptTokenLimit: 1300,
  references: [{ field: 'input_images', pattern: 'Image {n}' }],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What to make, or what to change. Cite references as Image 1, Image 2. At most 1,300 tokens.',
      example: 'A quiet desert at sunrise, sandstone mesas, a cactus in front, violet and orange light, a thin moon',
    }),
    input_images: referencesField(3),
    num_images: numImagesField(6),
    aspect_ratio: aspectRatioField(['auto', '16:9', '9:16', '1:1', '4:3', '3:4'], 'auto', autoRatioDescription),
    resolution: totalPixelsSchema.default('2K').meta({
      title: 'Resolution',
      description: '1K is about 1024 × 1024 pixels, 2K about 2048 × 2048; or an exact size such as 1280x720.',
      'x-next-to': 'aspect_ratio',
    }),
    enable_prompt_expansion: expansionSwitch,
    watermark: watermarkField,
    seed: seedField,
  }),
});
