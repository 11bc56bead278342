import { z } from 'zod';
import { choiceField, promptField, seedField } from '../fields/fields.ts';
import { mediaAddress } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

const mismatch = 'must be a whole number of seconds as text, "1" to "12"';

/** V-2: videos with audio from text or an image. */
export const v2 = defineModel({
  id: 'v-2',
  aliases: ['openai-sora-2-pro'],
  displayName: 'Scene video with audio',
  summary: 'Video from text or an image, with audio that fits the scene',
  description:
    'Paints and animates the scene in the prompt, or starts from your image, and adds matching audio: wind, waves, rain, birds, street noise, music for the mood. No speech.',
  mediaType: 'video',
  endpoint: '/videos/generate',
  inputs: ['text', 'image'],
  basic: ['input_image', 'aspect_ratio', 'resolution', 'seconds'],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'The scene, what moves, how the camera moves, and the sounds.',
      example: 'Waves roll onto a rocky shore at sunset, gulls overhead, the camera glides slowly to the right',
    }),
    input_image: mediaAddress('image', {
      title: 'First frame',
      description: 'The video starts with this image.',
    }).optional(),
    aspect_ratio: choiceField(['landscape', 'portrait'], 'landscape', {
      title: 'Orientation',
      description: '16:9 or 9:16.',
    }),
    resolution: choiceField(['standard', 'high'], 'standard', {
      title: 'Resolution',
      description: 'Pixels on the shorter side: 720 for standard, 1080 for high.',
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
        description: 'In seconds, as text: any whole number up to 12.',
        'x-unit': 's',
        renderType: 'button-group',
      }),
    seed: seedField,
  }),
});
