import { z } from 'zod';
import { seedField } from '../fields/fields.ts';
import { mediaAddress } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

/** IE-12: upscaling by any factor up to four, with invented texture on demand. */
export const ie12 = defineModel({
  id: 'ie-12',
  aliases: [],
  displayName: 'Creative upscale',
  summary: 'Up to four times the size, from faithful to inventive',
  description:
    'Enlarges by any factor and refines in passes. Low creativity restores what is there; high creativity adds texture that suits its surroundings. The result may have up to 67 megapixels.',
  mediaType: 'image',
  endpoint: '/images/edit',
  inputs: ['image'],
  basic: ['upscale_factor', 'creativity'],
  parameters: z.strictObject({
    input_image: mediaAddress('image', { title: 'Picture', description: 'The picture to enlarge.' }),
    upscale_factor: z.number().min(1).max(4).default(2).meta({
      title: 'Factor',
      description: 'Width and height times this; parts of one are exact to a pixel.',
      'x-unit': '×',
    }),
    creativity: z.number().min(0).max(1).default(0.3).meta({
      title: 'Creativity',
      description: '0 restores with care, 1 invents the most texture.',
      'x-next-to': 'upscale_factor',
    }),
    num_inference_steps: z.int().min(1).max(50).default(12).meta({
      title: 'Steps',
      description: 'Passes of refinement: each brings the result, made small again, nearer to the original.',
    }),
    seed: seedField,
  }),
});
