import { z } from 'zod';
import {
  choiceField,
  numImagesField,
  promptField,
  referencesField,
  seedField,
  watermarkField,
} from '../fields/fields.ts';
import { defineModel } from '../model-definition.ts';

/** IE-4: large images, several at once. */
export const ie4 = defineModel({
  id: 'ie-4',
  aliases: ['bytedance-seedream-4-5'],
  displayName: 'Large series',
  summary: 'A series of large images, up to 4K, with references',
  description:
    'Generates up to six images of about 4 or 16 megapixels. The aspect ratio is that of the first reference. Without a reference, the prompt decides; the default is square.',
  mediaType: 'image',
  endpoint: '/images/edit',
  inputs: ['text', 'image'],
  basic: ['input_image', 'size', 'num_images'],
  references: [{ field: 'input_image', pattern: 'Image {n}' }],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What to generate. Cite references as Image 1, Image 2.',
      example: 'A harbour town on a hillside at blue hour, warm windows, boats resting on still water, first stars',
    }),
    input_image: referencesField(14),
    size: choiceField(['2K', '4K'], '2K', {
      title: 'Size',
      description: '2K is about 2048 × 2048 pixels, 4K about 4096 × 4096.',
    }),
    num_images: numImagesField(6),
    watermark: watermarkField,
    seed: seedField,
  }),
});
