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

// The duration that leaves the length to the prompt.
const smart = -1;

/** V-9: one model for references of every kind, or for a first and a last frame. */
export const v9 = defineModel({
  id: 'v-9',
  aliases: ['wan-v3-0-video'],
  displayName: 'All-in-one film',
  summary: 'Films words with pictures, clips and sounds, or between two frames',
  description:
    'Two ways, of which a request takes one. References: up to ten pictures, five clips and five sounds, cited as @Image 1, @Video 1, @Audio 1; each is seen or heard. First and last frame: the film begins on the one and, if given, ends on the other.',
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
    { name: 'negative_prompt', reason: 'this model takes no negative prompt; say in the prompt what you want to see' },
    { name: 'prompt_extend', reason: 'this model has no such switch; leave it out' },
  ],
  conflicts: [
    {
      when: { tail_image_url: 'given', input_image: 'absent' },
      field: 'tail_image_url',
      message: 'an ending frame needs a starting frame; give input_image too',
    },
  ],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What happens, what moves, what one hears; cite references as @Image 1, @Video 1, @Audio 1.',
      example: 'A river winds through autumn woods, leaves drift down, the camera follows the water towards the light',
    }),
    input_images: mediaList(
      'image',
      { min: 0, max: 10 },
      {
        title: 'Pictures',
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
        title: 'Sounds',
        description: 'Up to five, cited as @Audio 1.',
      },
    ).optional(),
    input_image: mediaAddress('image', { title: 'First frame', description: 'The film begins on it.' }).optional(),
    tail_image_url: mediaAddress('image', {
      title: 'Last frame',
      description: 'The film ends on it.',
      'x-next-to': 'input_image',
    }).optional(),
    aspect_ratio: aspectRatioField(
      ['adaptive', '16:9', '9:16', '1:1', '4:3', '3:4'],
      'adaptive',
      'Adaptive takes those of the first frame or reference; without one, the words decide, else 16:9.',
    ),
    resolution: choiceField(['480P', '720P', '1080P'], '1080P', {
      title: 'Resolution',
      description: 'Pixels of the shorter side; 30 frames a second.',
      'x-next-to': 'aspect_ratio',
    }),
    duration: z
      .int()
      .refine((seconds) => seconds === smart || (seconds >= 2 && seconds <= 30), {
        error: '2 to 30 seconds, or -1 to let the prompt decide',
      })
      .default(5)
      .meta({
        title: 'Duration',
        description: '2 to 30 seconds. −1 is smart: the length is read from the prompt.',
        'x-unit': 's',
        minimum: smart,
        maximum: 30,
        anyOf: [{ const: smart, title: 'Smart' }, { minimum: 2 }],
      }),
    generate_audio: audioSwitch,
    enable_thinking: switchField(false, {
      title: 'Think first',
      description:
        'Tells the same in more shots, and writes their plan into the file’s comment. It takes longer. There is no reasoning model behind it.',
    }),
    watermark: watermarkField,
    seed: seedField,
  }),
});
