import { z } from 'zod';
import { promptField, seedField } from '../fields/fields.ts';
import { mediaList } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

/** V-4: a film cut from other films. */
export const v4 = defineModel({
  id: 'v-4',
  aliases: ['wan-v2-6-reference-to-video'],
  displayName: 'Cut from films',
  summary: 'Cuts your films into a new one, as the words say',
  description:
    'Takes up to five films and cuts them together, in the order in which the words cite them: Video 2, then Video 1. Words of light and colour grade the whole. Without films it films the scene of the prompt.',
  mediaType: 'video',
  endpoint: '/videos/generate',
  inputs: ['text', 'video'],
  basic: ['input_videos'],
  references: [{ field: 'input_videos', pattern: 'Video {n}' }],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What happens, and in which order; cite films as Video 1, Video 2.',
      example: 'Begin on a calm sea at dawn with light fog, then drift along the coast towards the sun',
    }),
    input_videos: mediaList(
      'video',
      { min: 0, max: 5 },
      {
        title: 'Films',
        description: 'Up to five, cited by their place in the list.',
      },
    ).optional(),
    seed: seedField,
  }),
});
