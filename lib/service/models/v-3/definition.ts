import { z } from 'zod';
import { promptField, seedField } from '../fields/fields.ts';
import { defineModel } from '../model-definition.ts';

const evenSide = (most: number) =>
  z.int().min(64).max(most).multipleOf(2, 'an even number, as films are coded in pairs of pixels');

/** V-3: a film of exact size and number of frames. */
export const v3 = defineModel({
  id: 'v-3',
  aliases: ['wan-ai-wan2-2-ti2v-5b-diffusers'],
  displayName: 'Exact film',
  summary: 'Films words at an exact size and number of frames',
  description:
    'Films the scene of the prompt at 24 frames a second, with exactly the pixels and frames you ask for: up to 1280 × 720 and five seconds. 832 × 480 is the small variant.',
  mediaType: 'video',
  endpoint: '/videos/generate',
  inputs: ['text'],
  basic: ['width', 'height', 'num_frames'],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'The scene, what moves, what the camera does.',
      example: 'Snow falls on a quiet pine forest at dusk, the camera rises slowly above the trees',
    }),
    width: evenSide(1280).default(1280).meta({ title: 'Width', 'x-unit': 'px' }),
    height: evenSide(720).default(720).meta({ title: 'Height', 'x-unit': 'px', 'x-next-to': 'width' }),
    num_frames: z.int().min(1).max(120).default(81).meta({
      title: 'Frames',
      description: '24 make a second.',
    }),
    num_inference_steps: z.int().min(1).max(100).default(30).meta({
      title: 'Steps',
      description: 'More steps paint finer detail and take longer.',
    }),
    guidance_scale: z.number().min(0).max(10).default(5).meta({
      title: 'Guidance',
      description: 'How strongly the words colour the film.',
      'x-next-to': 'num_inference_steps',
    }),
    seed: seedField,
  }),
});
