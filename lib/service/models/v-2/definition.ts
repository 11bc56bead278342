import { z } from 'zod';
import { choiceField, promptField, seedField } from '../fields/fields.ts';
import { mediaAddress } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

const mismatch = 'a whole number of seconds written as text, "1" to "12"';

/** V-2: a film with sound from words, or from a picture. */
export const v2 = defineModel({
  id: 'v-2',
  aliases: ['openai-sora-2-pro'],
  displayName: 'Scene film with sound',
  summary: 'Films words or a picture, with sound made from the scene',
  description:
    'Paints and films the scene of the prompt, or begins on the picture you give, and composes what one would hear: wind, waves, rain, birds, a street, music by its mood. It speaks no words.',
  mediaType: 'video',
  endpoint: '/videos/generate',
  inputs: ['text', 'image'],
  basic: ['input_image', 'aspect_ratio', 'resolution', 'seconds'],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'The scene, what moves, what the camera does, what one hears.',
      example: 'Waves roll onto a rocky shore at sunset, gulls overhead, the camera glides slowly to the right',
    }),
    input_image: mediaAddress('image', { title: 'First frame', description: 'The film begins on it.' }).optional(),
    aspect_ratio: choiceField(['landscape', 'portrait'], 'landscape', {
      title: 'Orientation',
      description: '16:9 or 9:16.',
    }),
    resolution: choiceField(['standard', 'high'], 'standard', {
      title: 'Resolution',
      description: 'Standard has 720 pixels on the shorter side, high 1080.',
      'x-next-to': 'aspect_ratio',
    }),
    seconds: z
      .union(
        [
          z.enum(['4', '8', '12']),
          z
            .string()
            .regex(/^([1-9]|1[0-2])$/, mismatch)
            .meta({ 'x-hidden': true }),
        ],
        {
          error: mismatch,
        },
      )
      .default('4')
      .meta({
        title: 'Duration',
        description: 'In seconds, written as text; any whole number up to 12.',
        'x-unit': 's',
        renderType: 'button-group',
      }),
    seed: seedField,
  }),
});
