import { z } from 'zod';
import { aspectRatioField, audioSwitch, choiceField, durationField, promptField, seedField } from '../fields/fields.ts';
import { mediaAddress } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

/** V-8: a film between key frames. */
export const v8 = defineModel({
  id: 'v-8',
  aliases: ['ltx-2-3-pro'],
  displayName: 'From frame to frame',
  summary: 'Begins on one picture and ends on another, with motion between',
  description:
    'The film begins on the first frame, ends on the last one where you give it, and moves between them as the words say. Without frames it films the scene of the prompt. Up to 4K at 25 frames a second.',
  mediaType: 'video',
  endpoint: '/videos/generate',
  inputs: ['text', 'image'],
  basic: ['input_image', 'last_frame_image', 'resolution', 'duration'],
  conflicts: [
    {
      when: { task: { is: 'image_to_video' }, input_image: 'absent', last_frame_image: 'absent' },
      field: 'input_image',
      message: 'image_to_video needs a first or a last frame; give one, or choose text_to_video',
    },
    {
      when: { task: { is: 'text_to_video' }, input_image: 'given' },
      field: 'input_image',
      message: 'text_to_video takes no frames; leave this out, or choose image_to_video',
    },
    {
      when: { task: { is: 'text_to_video' }, last_frame_image: 'given' },
      field: 'last_frame_image',
      message: 'text_to_video takes no frames; leave this out, or choose image_to_video',
    },
    ...[48, 50].map((fps) => ({
      when: { resolution: { is: '4k' }, fps: { is: fps } },
      field: 'fps',
      message: '4k goes up to 25 frames a second; choose 24 or 25, or a smaller resolution',
    })),
  ],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What moves between the frames, and what the camera does.',
      example: 'Clouds part over a mountain lake and the sun comes through, slow push in',
    }),
    input_image: mediaAddress('image', { title: 'First frame', description: 'The film begins on it.' }).optional(),
    last_frame_image: mediaAddress('image', {
      title: 'Last frame',
      description: 'The film ends on it.',
      'x-next-to': 'input_image',
    }).optional(),
    task: z.enum(['image_to_video', 'text_to_video']).optional().meta({
      title: 'Task',
      description: 'From key frames, or from words alone. Left out, it is the one that fits what you give.',
      renderType: 'button-group',
    }),
    generate_audio: audioSwitch,
    aspect_ratio: aspectRatioField(['16:9', '9:16'], '16:9'),
    resolution: choiceField(['720p', '1080p', '2k', '4k'], '1080p', {
      title: 'Resolution',
      description: 'Pixels of the shorter side: 720, 1080, 1440 or 2160.',
      'x-next-to': 'aspect_ratio',
    }),
    duration: durationField(1, 10, 6),
    fps: z
      .literal([24, 25, 48, 50])
      .default(25)
      .meta({ title: 'Frames a second', type: 'integer', renderType: 'button-group', 'x-unit': 'fps' }),
    seed: seedField,
  }),
});
