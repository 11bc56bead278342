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

/** IE-7: compositions of up to fourteen references. */
export const ie7 = defineModel({
  id: 'ie-7',
  aliases: [],
  displayName: 'Fourteen references',
  summary: 'Combines up to fourteen references, up to 4K',
  description:
    'For mood boards, line-ups and collages: every reference is placed where the prompt says, or where there is room. Aspect ratios from 8:1 to 1:8.',
  mediaType: 'image',
  endpoint: '/images/edit',
  inputs: ['text', 'image'],
  basic: ['input_image', 'aspect_ratio', 'resolution'],
  references: [{ field: 'input_image', pattern: 'Image {n}' }],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What to generate. Cite references as Image 1, Image 2.',
      example: 'A lush rainforest clearing with a waterfall, shafts of light, ferns in the foreground, drifting mist',
    }),
    input_image: referencesField(14),
    aspect_ratio: aspectRatioField(wideRatios, '1:1', autoRatioDescription),
    resolution: choiceField(['1K', '2K', '4K'], '1K', {
      title: 'Resolution',
      description: 'Size of a square with the same area: 1K is about 1024 × 1024 pixels.',
      'x-next-to': 'aspect_ratio',
    }),
    thinking_level: thinkingLevelField(['minimal', 'low', 'medium', 'high'], 'medium'),
    google_search: searchSwitch('Web search'),
    image_search: searchSwitch('Image search'),
    seed: seedField,
  }),
});
