import { z } from 'zod';
import {
  aspectRatioField,
  autoRatioDescription,
  choiceField,
  promptField,
  referencesField,
  searchSwitch,
  seedField,
  thinkingLevelField,
  wideRatios,
} from '../fields/fields.ts';
import { defineModel } from '../model-definition.ts';

/** IE-6: quick images in any aspect ratio. */
export const ie6 = defineModel({
  id: 'ie-6',
  aliases: ['nano-banana-2'],
  displayName: 'Any aspect ratio',
  summary: 'Quick images and edits from 8:1 to 1:8',
  description:
    'Paints from text, or edits and combines your images, in fourteen aspect ratios up to long strips, from 512-pixel sketches to 4K.',
  mediaType: 'image',
  endpoint: '/images/edit',
  inputs: ['text', 'image'],
  basic: ['input_image', 'aspect_ratio', 'resolution'],
  references: [{ field: 'input_image', pattern: 'Image {n}' }],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What to generate or change. Cite references as Image 1, Image 2.',
      example: 'A lone sailing boat on a calm turquoise bay, white cliffs, high summer clouds',
    }),
    input_image: referencesField(14),
    aspect_ratio: aspectRatioField(wideRatios, '16:9', autoRatioDescription),
    resolution: choiceField(['512', '1K', '2K', '4K'], '2K', {
      title: 'Resolution',
      description: 'Size of a square with the same area: 1K is about 1024 × 1024 pixels.',
      'x-next-to': 'aspect_ratio',
    }),
    thinking_level: thinkingLevelField(['minimal', 'high'], 'minimal'),
    google_search: searchSwitch('Web search'),
    seed: seedField,
  }),
});
