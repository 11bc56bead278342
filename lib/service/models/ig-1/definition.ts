import { z } from 'zod';
import { promptField, seedField } from '../fields/fields.ts';
import { defineModel } from '../model-definition.ts';

/** IG-1: text to image at an exact size. */
export const ig1 = defineModel({
  id: 'ig-1',
  aliases: [],
  displayName: 'Scene painter',
  summary: 'Paints a scene from text, at any size',
  description:
    'Reads places, light, weather, colours and moods from the prompt and paints them as layers with depth. Text in quotation marks is set as type.',
  mediaType: 'image',
  endpoint: '/images/generate',
  inputs: ['text'],
  basic: ['width', 'height'],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What to paint. Name a place, the light and a few colours; put lettering in quotation marks.',
      example: 'A lighthouse on a cliff above the sea at dusk, violet hills, a low golden sun, drifting clouds',
    }),
    negative_prompt: z
      .string()
      .max(32_000)
      .optional()
      .meta({ title: 'Exclude', description: 'Objects and colours that must not appear.' }),
    width: z.int().min(64).max(4096).default(1024).meta({ title: 'Width', 'x-unit': 'px' }),
    height: z.int().min(64).max(4096).default(1024).meta({ title: 'Height', 'x-unit': 'px', 'x-next-to': 'width' }),
    num_inference_steps: z
      .int()
      .min(1)
      .max(100)
      .default(30)
      .meta({ title: 'Steps', description: 'More steps add finer detail and take longer.' }),
    guidance_scale: z.number().min(0).max(20).default(7.5).meta({
      title: 'Guidance',
      description: 'How strongly the prompt affects the colours.',
      'x-next-to': 'num_inference_steps',
    }),
    seed: seedField,
  }),
});
