import { z } from 'zod';
import { seedField } from '../fields/fields.ts';
import { mediaAddress } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

/** IE-12: upscales images by any factor up to four, with optional invented texture. */
export const ie12 = defineModel({
  id: 'ie-12',
  aliases: [],
  displayName: 'Creative upscale',
  summary: 'Up to 4× upscaling, from faithful to inventive',
  description:
    'Upscales by any factor and refines in several passes. Low creativity restores existing detail; high creativity adds matching texture. Results can have up to 67 megapixels.',
  mediaType: 'image',
  endpoint: '/images/edit',
  inputs: ['image'],
  basic: ['upscale_factor', 'creativity'],
  parameters: z.strictObject({
    input_image: mediaAddress('image', { title: 'Image', description: 'The image to upscale.' }),
    upscale_factor: z.number().min(1).max(4).default(2).meta({
      title: 'Factor',
      description: 'Multiplies width and height. Fractions are exact to the pixel.',
      'x-unit': '×',
    }),
    creativity: z.number().min(0).max(1).default(0.3).meta({
      title: 'Creativity',
      description: '0 only restores, 1 adds the most texture.',
      'x-next-to': 'upscale_factor',
    }),
    num_inference_steps: z.int().min(1).max(50).default(12).meta({
      title: 'Steps',
      description: 'Refinement passes. Each keeps the result closer to the original.',
    }),
    seed: seedField,
  }),
});
