import { z } from 'zod';
import {
  aspectRatioField,
  choiceField,
  imageFormatField,
  promptField,
  referencesField,
  seedField,
  watermarkField,
} from '../fields/fields.ts';
import { defineModel } from '../model-definition.ts';

/** IE-3: one image from up to ten references. */
export const ie3 = defineModel({
  id: 'ie-3',
  aliases: ['bytedance-seedream-5-pro'],
  displayName: 'Ten references',
  summary: 'One image from a prompt and up to ten references',
  description:
    'Composes one image. Say what to take from each reference: the cup of image 1 on the table of image 2, in the colours of image 3. References that the prompt does not cite are placed as well.',
  mediaType: 'image',
  endpoint: '/images/edit',
  inputs: ['text', 'image'],
  basic: ['input_image', 'aspect_ratio', 'size'],
  references: [{ field: 'input_image', pattern: 'Image {n}' }],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What to generate. Cite references as Image 1, Image 2.',
      example: 'An autumn forest by a still lake, orange and golden trees, morning mist, blue mountains behind',
    }),
    input_image: referencesField(10),
    aspect_ratio: aspectRatioField(['1:1', '4:3', '3:4', '16:9', '9:16', '3:2', '2:3', '21:9'], '1:1'),
    size: choiceField(['1K', '2K'], '2K', {
      title: 'Size',
      description: '1K is about 1024 × 1024 pixels, 2K about 2048 × 2048, in the chosen aspect ratio.',
      'x-next-to': 'aspect_ratio',
    }),
    output_format: imageFormatField(['png', 'jpeg'], 'png'),
    watermark: watermarkField,
    seed: seedField,
  }),
});
