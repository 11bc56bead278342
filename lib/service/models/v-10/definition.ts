import { z } from 'zod';
import {
  aspectRatioField,
  audioSwitch,
  choiceField,
  promptField,
  seedField,
  watermarkField,
} from '../fields/fields.ts';
import { defineModel } from '../model-definition.ts';

const mismatch = 'one of auto, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30';

const seconds = z.literal(['auto', 4, 5, 6, 8, 10, 12, 15, 20, 25, 30]);
const secondsAsText = z
  .enum(['4', '5', '6', '8', '10', '12', '15', '20', '25', '30'])
  .transform((text) => seconds.parse(Number(text)))
  .meta({ 'x-hidden': true });

/** V-10: films with sound from words, short or long. */
export const v10 = defineModel({
  id: 'v-10',
  aliases: ['bytedance-seedance-2-5-text-to-video'],
  displayName: 'Long film with sound',
  summary: 'Films words for up to half a minute, with sound, up to ten-bit 1080p',
  description:
    'Films the scene of the prompt in one shot or several, and composes its sound. At 1080p the film is HEVC with ten bits a colour, for smooth skies; at 720p and 480p H.264, which every browser plays.',
  mediaType: 'video',
  endpoint: '/videos/generate',
  inputs: ['text'],
  basic: ['aspect_ratio', 'resolution', 'duration'],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'The scene or scenes, what moves, what the camera does, what one hears.',
      example:
        'Dawn over a rice terrace, mist lifts, birdsong. Then clouds race over a mountain ridge in golden light.',
    }),
    aspect_ratio: aspectRatioField(
      ['auto', 'adaptive', '16:9', '9:16', '1:1', '21:9', '4:3', '3:4'],
      '16:9',
      'Auto and adaptive read it from the words: upright for a phone, wide for the cinema, else 16:9.',
    ),
    resolution: choiceField(['480p', '720p', '1080p'], '720p', {
      title: 'Resolution',
      description: 'Pixels of the shorter side.',
      'x-next-to': 'aspect_ratio',
    }),
    duration: z.union([seconds, secondsAsText], { error: mismatch }).default('auto').meta({
      title: 'Duration',
      description: 'In seconds. Auto reads it from the words: a number of seconds, or how much happens.',
      default: 'auto',
      'x-unit': 's',
    }),
    generate_audio: audioSwitch,
    output_format: choiceField(['mp4', 'mov'], 'mp4', { title: 'Format' }),
    watermark: watermarkField,
    seed: seedField,
  }),
});
