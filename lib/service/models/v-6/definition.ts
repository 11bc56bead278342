import { z } from 'zod';
import {
  aspectRatioField,
  choiceField,
  durationField,
  promptField,
  referencesField,
  seedField,
} from '../fields/fields.ts';
import { defineModel } from '../model-definition.ts';

/** V-6: videos from reference images. */
export const v6 = defineModel({
  id: 'v-6',
  aliases: ['happyhorse-1.1-r2v'],
  displayName: 'Video from references',
  summary: 'Shows up to nine images in one video',
  description:
    'Shows every reference in the order the prompt cites them: Image 1 beside the lake, then Image 2. References that the prompt does not cite follow.',
  mediaType: 'video',
  endpoint: '/videos/generate',
  inputs: ['text', 'image'],
  basic: ['reference_images', 'aspect_ratio', 'resolution', 'duration'],
  references: [{ field: 'reference_images', pattern: 'Image {n}' }],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What happens, and with which reference. Cite references as Image 1, Image 2.',
      example: 'A slow journey through a green valley in morning light, soft clouds, a gentle push in',
    }),
    reference_images: referencesField(9),
    aspect_ratio: aspectRatioField(['16:9', '9:16', '1:1', '4:3', '3:4'], '16:9'),
    resolution: choiceField(['720P', '1080P'], '1080P', {
      title: 'Resolution',
      description: 'Pixels on the shorter side, at 30 frames per second.',
    }),
    duration: durationField(3, 15, 5),
    seed: seedField,
  }),
});
