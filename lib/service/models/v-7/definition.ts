import { z } from 'zod';
import { choiceField, promptField, seedField } from '../fields/fields.ts';
import { defineModel } from '../model-definition.ts';

/** V-7: videos from text. */
export const v7 = defineModel({
  id: 'v-7',
  aliases: ['happyhorse-1.1-t2v'],
  displayName: 'Scene video',
  summary: 'Video of a painted scene, from text',
  description:
    'Paints the scene in the prompt and animates it: camera moves, parallax, clouds, water, rain, snow, a setting sun.',
  mediaType: 'video',
  endpoint: '/videos/generate',
  inputs: ['text'],
  basic: ['aspect_ratio', 'resolution', 'duration'],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'The scene, its light and weather, and how the camera moves.',
      example: 'Slow pan over misty forest hills at sunrise, clouds drifting, birds in the distance',
    }),
    aspect_ratio: z.enum(['16:9', '9:16', '1:1', '4:3', '3:4']).default('16:9').meta({ title: 'Aspect ratio' }),
    resolution: choiceField(['720P', '1080P'], '1080P', {
      title: 'Resolution',
      description: 'Pixels on the shorter side, at 30 frames per second.',
    }),
    duration: z.int().min(3).max(15).default(5).meta({ title: 'Duration', 'x-unit': 's', 'x-next-to': 'resolution' }),
    seed: seedField,
  }),
});
