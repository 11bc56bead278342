import { z } from 'zod';
import { aspectRatioField, audioSwitch, choiceField, durationField, promptField, seedField } from '../fields/fields.ts';
import { mediaAddress } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

/** V-8: videos between key frames. */
export const v8 = defineModel({
  id: 'v-8',
  aliases: ['ltx-2-3-pro'],
  displayName: 'First to last frame',
  summary: 'Starts with one image and ends with another, with motion in between',
  description:
    'The video starts with the first frame, ends with the last frame if you add one, and moves between them as the prompt says. Without frames, it animates the scene in the prompt. Up to 4K at 25 frames per second.',
  mediaType: 'video',
  endpoint: '/videos/generate',
  inputs: ['text', 'image'],
  basic: ['input_image', 'last_frame_image', 'resolution', 'duration'],
  conflicts: [
    {
      when: { task: { is: 'image_to_video' }, input_image: 'absent', last_frame_image: 'absent' },
      field: 'input_image',
      message: 'image_to_video needs a first or last frame; add one, or choose text_to_video',
    },
    {
      when: { task: { is: 'text_to_video' }, input_image: 'given' },
      field: 'input_image',
      message: 'text_to_video can’t use frames; remove this, or choose image_to_video',
    },
    {
      when: { task: { is: 'text_to_video' }, last_frame_image: 'given' },
      field: 'last_frame_image',
      message: 'text_to_video can’t use frames; remove this, or choose image_to_video',
    },
    ...[48, 50].map((fps) => ({
      when: { resolution: { is: '4k' }, fps: { is: fps } },
      field: 'fps',
      message: '4k supports up to 25 frames per second; choose 24 or 25, or a lower resolution',
    })),
  ],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What moves between the frames, and how the camera moves.',
      example: 'Clouds part over a mountain lake and the sun comes through, slow push in',
    }),
    input_image: mediaAddress('image', {
      title: 'First frame',
      description: 'The video starts with this image.',
    }).optional(),
    last_frame_image: mediaAddress('image', {
      title: 'Last frame',
      description: 'The video ends with this image.',
      'x-next-to': 'input_image',
    }).optional(),
    task: z.enum(['image_to_video', 'text_to_video']).optional().meta({
      title: 'Task',
      description: 'Generate from frames or from text. If empty, it follows from your input.',
      renderType: 'button-group',
    }),
    generate_audio: audioSwitch,
    aspect_ratio: aspectRatioField(['16:9', '9:16'], '16:9'),
    resolution: choiceField(['720p', '1080p', '2k', '4k'], '1080p', {
      title: 'Resolution',
      description: 'Pixels on the shorter side: 720, 1080, 1440 or 2160.',
      'x-next-to': 'aspect_ratio',
    }),
    duration: durationField(1, 10, 6),
    fps: z
      .literal([24, 25, 48, 50])
      .default(25)
      .meta({ title: 'Frames per second', type: 'integer', renderType: 'button-group', 'x-unit': 'fps' }),
    seed: seedField,
  }),
});
