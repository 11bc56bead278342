import { z } from 'zod';
import {
  aspectRatioField,
  autoRatioDescription,
  imageFormatField,
  promptField,
  referencesField,
  seedField,
  thinkingLevelField,
  wideRatios,
} from '../fields/fields.ts';
import { defineModel } from '../model-definition.ts';

/** IE-8: carefully planned images. */
export const ie8 = defineModel({
  id: 'ie-8',
  aliases: [],
  displayName: 'Planned composition',
  summary: 'Sketches several compositions and draws the best one',
  description:
    'Compares compositions by balance and contrast before drawing, at about one megapixel. With references, edits and combines the ones the prompt cites.',
  mediaType: 'image',
  endpoint: '/images/edit',
  inputs: ['text', 'image'],
  basic: ['input_image', 'aspect_ratio', 'thinking_level'],
  references: [{ field: 'input_image', pattern: 'Image {n}' }],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What to generate or change. Cite references as Image 1, Image 2.',
      example: 'A city skyline after rain at night, neon reflections on the wet street, low clouds lit from below',
    }),
    input_image: referencesField(14),
    aspect_ratio: aspectRatioField(wideRatios, '1:1', autoRatioDescription),
    thinking_level: thinkingLevelField(['minimal', 'low', 'medium', 'high'], 'high'),
    output_format: imageFormatField(['png', 'jpeg', 'webp'], 'png'),
    seed: seedField,
  }),
});
