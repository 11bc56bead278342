import { z } from 'zod';
import { aspectRatioField, audioSwitch, choiceField, promptField, seedField } from '../fields/fields.ts';
import { mediaAddress } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

/** V-11: short videos with audio from text or an image. */
export const v11 = defineModel({
  id: 'v-11',
  aliases: ['google-veo-3'],
  displayName: 'Short video with audio',
  summary: 'Four to eight seconds of video from text or an image, with audio',
  description:
    'Animates the scene in the prompt, or starts from your image, with matching audio: water, weather, birds, street noise, music for the mood. No speech.',
  mediaType: 'video',
  endpoint: '/videos/generate',
  inputs: ['text', 'image'],
  basic: ['input_image', 'aspect_ratio', 'resolution', 'duration'],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'The scene, what moves, how the camera moves, and the sounds.',
      example: 'Rain on a city street at night, neon in the puddles, distant thunder, the camera drifts forward',
    }),
    input_image: mediaAddress('image', {
      title: 'First frame',
      description: 'The video starts with this image.',
    }).optional(),
    aspect_ratio: aspectRatioField(['16:9', '9:16'], '16:9'),
    resolution: choiceField(['720p', '1080p'], '1080p', {
      title: 'Resolution',
      description: 'Pixels on the shorter side.',
      'x-next-to': 'aspect_ratio',
    }),
    duration: z.literal([4, 6, 8]).default(8).meta({
      title: 'Duration',
      type: 'integer',
      renderType: 'button-group',
      'x-unit': 's',
    }),
    generate_audio: audioSwitch,
    seed: seedField,
  }),
});
