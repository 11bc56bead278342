import { z } from 'zod';
import { promptField, seedField } from '../fields/fields.ts';
import { defineModel } from '../model-definition.ts';

const evenSide = (most: number) => z.int().min(64).max(most).multipleOf(2, 'must be an even number');

/** V-3: videos of exact size and number of frames. */
export const v3 = defineModel({
  id: 'v-3',
  aliases: ['wan-ai-wan2-2-ti2v-5b-diffusers'],
  displayName: 'Exact-size video',
  summary: 'Video from text at an exact size and number of frames',
  description:
    'Animates the scene in the prompt at 24 frames per second, with the exact size and number of frames you set: up to 1280 × 720 and five seconds. A common smaller size is 832 × 480.',
  mediaType: 'video',
  endpoint: '/videos/generate',
  inputs: ['text'],
  basic: ['width', 'height', 'num_frames'],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'The scene, what moves, and how the camera moves.',
      example: 'Snow falls on a quiet pine forest at dusk, the camera rises slowly above the trees',
    }),
    width: evenSide(1280).default(1280).meta({ title: 'Width', 'x-unit': 'px' }),
    height: evenSide(720).default(720).meta({ title: 'Height', 'x-unit': 'px', 'x-next-to': 'width' }),
    num_frames: z.int().min(1).max(120).default(81).meta({
      title: 'Frames',
      description: '24 frames per second.',
    }),
    num_inference_steps: z.int().min(1).max(100).default(30).meta({
      title: 'Steps',
      description: 'More steps add finer detail and take longer.',
    }),
    guidance_scale: z.number().min(0).max(10).default(5).meta({
      title: 'Guidance',
      description: 'How strongly the prompt affects the colours.',
      'x-next-to': 'num_inference_steps',
    }),
    seed: seedField,
  }),
});
