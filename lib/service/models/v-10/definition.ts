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

const mismatch = 'must be one of auto, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30';

const seconds = z.literal(['auto', 4, 5, 6, 8, 10, 12, 15, 20, 25, 30]);
const secondsAsText = z
  .enum(['4', '5', '6', '8', '10', '12', '15', '20', '25', '30'])
  .transform((text) => seconds.parse(Number(text)))
  .meta({ 'x-hidden': true });

/** V-10: short or long videos with audio from text. */
export const v10 = defineModel({
  id: 'v-10',
  aliases: ['bytedance-seedance-2-5-text-to-video'],
  displayName: 'Long video with audio',
  summary: 'Up to 30 seconds of video from text, with audio, up to 10-bit 1080p',
  description:
    'Animates the scene in the prompt in one or more shots, with matching audio. 1080p is encoded as 10-bit HEVC for smooth gradients; 720p and 480p as H.264, which plays in every browser.',
  mediaType: 'video',
  endpoint: '/videos/generate',
  inputs: ['text'],
  basic: ['aspect_ratio', 'resolution', 'duration'],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'One or more scenes, what moves, how the camera moves, and the sounds.',
      example:
        'Dawn over a rice terrace, mist lifts, birdsong. Then clouds race over a mountain ridge in golden light.',
    }),
    aspect_ratio: aspectRatioField(
      ['auto', 'adaptive', '16:9', '9:16', '1:1', '21:9', '4:3', '3:4'],
      '16:9',
      'Auto and adaptive let the prompt decide: portrait for a phone, wide for cinema, otherwise 16:9.',
    ),
    resolution: choiceField(['480p', '720p', '1080p'], '720p', {
      title: 'Resolution',
      description: 'Pixels on the shorter side.',
      'x-next-to': 'aspect_ratio',
    }),
    duration: z.union([seconds, secondsAsText], { error: mismatch }).default('auto').meta({
      title: 'Duration',
      description: 'In seconds. Auto lets the prompt decide, by the seconds it names or how much happens.',
      default: 'auto',
      'x-unit': 's',
    }),
    generate_audio: audioSwitch,
    output_format: choiceField(['mp4', 'mov'], 'mp4', { title: 'Format' }),
    watermark: watermarkField,
    seed: seedField,
  }),
});
