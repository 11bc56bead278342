import { z } from 'zod';
import {
  aspectRatioField,
  audioSwitch,
  choiceField,
  promptField,
  seedField,
  switchField,
  watermarkField,
} from '../fields/fields.ts';
import { mediaAddress, mediaList } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

// With this duration, the prompt determines the length.
const smart = -1;

/** V-9: one model for references of every kind, or for a first and a last frame. */
export const v9 = defineModel({
  id: 'v-9',
  aliases: ['wan-v3-0-video'],
  displayName: 'All-in-one video',
  summary: 'Video from text with images, clips and audio, or between two frames',
  description:
    'Choose one of two modes. References: up to ten images, five clips and five audio files, cited as @Image 1, @Video 1, @Audio 1. All of them appear in the video. First and last frame: the video starts with the first frame and ends with the last frame, if you add one.',
  mediaType: 'video',
  endpoint: '/videos/generate',
  inputs: ['text', 'image', 'video', 'audio'],
  basic: ['input_images', 'input_image', 'tail_image_url', 'aspect_ratio', 'resolution', 'duration'],
  references: [
    { field: 'input_images', pattern: '@Image {n}' },
    { field: 'input_videos', pattern: '@Video {n}' },
    { field: 'input_audios', pattern: '@Audio {n}' },
  ],
  modes: [
    { title: 'References', fields: ['input_images', 'input_videos', 'input_audios'] },
    { title: 'First and last frame', fields: ['input_image', 'tail_image_url'] },
  ],
  refused: [
    {
      name: 'negative_prompt',
      reason: 'this model does not support a negative prompt; describe what you want in the prompt',
    },
    { name: 'prompt_extend', reason: 'this model does not support it; remove it' },
  ],
  conflicts: [
    {
      when: { tail_image_url: 'given', input_image: 'absent' },
      field: 'tail_image_url',
      message: 'a last frame needs a first frame; add input_image',
    },
  ],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What happens, what moves, and the sounds. Cite references as @Image 1, @Video 1, @Audio 1.',
      example: 'A river winds through autumn woods, leaves drift down, the camera follows the water towards the light',
    }),
    input_images: mediaList(
      'image',
      { min: 0, max: 10 },
      {
        title: 'Images',
        description: 'Up to ten, cited as @Image 1.',
      },
    ).optional(),
    input_videos: mediaList(
      'video',
      { min: 0, max: 5 },
      {
        title: 'Clips',
        description: 'Up to five, cited as @Video 1.',
      },
    ).optional(),
    input_audios: mediaList(
      'audio',
      { min: 0, max: 5 },
      {
        title: 'Audio files',
        description: 'Up to five, cited as @Audio 1.',
      },
    ).optional(),
    input_image: mediaAddress('image', {
      title: 'First frame',
      description: 'The video starts with this image.',
    }).optional(),
    tail_image_url: mediaAddress('image', {
      title: 'Last frame',
      description: 'The video ends with this image.',
      'x-next-to': 'input_image',
    }).optional(),
    aspect_ratio: aspectRatioField(
      ['adaptive', '16:9', '9:16', '1:1', '4:3', '3:4'],
      'adaptive',
      'Adaptive uses the aspect ratio of the first frame or reference. Without one, the prompt decides; the default is 16:9.',
    ),
    resolution: choiceField(['480P', '720P', '1080P'], '1080P', {
      title: 'Resolution',
      description: 'Pixels on the shorter side, at 30 frames per second.',
      'x-next-to': 'aspect_ratio',
    }),
    duration: z
      .int()
      .refine((seconds) => seconds === smart || (seconds >= 2 && seconds <= 30), {
        error: 'must be 2 to 30 seconds, or -1 to let the prompt decide',
      })
      .default(5)
      .meta({
        title: 'Duration',
        description: '2 to 30 seconds. Smart (−1) lets the prompt decide.',
        'x-unit': 's',
        minimum: smart,
        maximum: 30,
        anyOf: [{ const: smart, title: 'Smart' }, { minimum: 2 }],
      }),
    generate_audio: audioSwitch,
    enable_thinking: switchField(false, {
      title: 'Think first',
      description:
        'Divides the video into more shots and writes the plan into the file’s comment. Takes longer. No reasoning model is involved.',
    }),
    watermark: watermarkField,
    seed: seedField,
  }),
});
