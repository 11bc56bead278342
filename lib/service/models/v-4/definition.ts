import { z } from 'zod';
import { promptField, seedField } from '../fields/fields.ts';
import { mediaList } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

/** V-4: videos edited from other videos. */
export const v4 = defineModel({
  id: 'v-4',
  aliases: ['wan-v2-6-reference-to-video'],
  displayName: 'Video montage',
  summary: 'Cuts your videos into a new one, as the prompt says',
  description:
    'Cuts up to five videos together in the order the prompt cites them: Video 2, then Video 1. Light and colour in the prompt grade the whole video. Without videos, it animates the scene in the prompt.',
  mediaType: 'video',
  endpoint: '/videos/generate',
  inputs: ['text', 'video'],
  basic: ['input_videos'],
  references: [{ field: 'input_videos', pattern: 'Video {n}' }],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What happens, and in which order. Cite videos as Video 1, Video 2.',
      example: 'Begin on a calm sea at dawn with light fog, then drift along the coast towards the sun',
    }),
    input_videos: mediaList(
      'video',
      { min: 0, max: 5 },
      {
        title: 'Videos',
        description: 'Up to five, numbered in list order.',
      },
    ).optional(),
    seed: seedField,
  }),
});
