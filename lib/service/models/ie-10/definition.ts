import { z } from 'zod';
import { promptField, seedField } from '../fields/fields.ts';
import { mediaAddress } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

/** IE-10: one picture, one instruction. */
export const ie10 = defineModel({
  id: 'ie-10',
  aliases: ['qwen-image-edit'],
  displayName: 'Single edit',
  summary: 'Changes one picture as the words say',
  description:
    'Applies the edits that the prompt names, in order and as strongly as it says: light, colour, contrast, blur, sharpness, turn, mirror, crop, grain, sketch, painting, borders, text in quotation marks, one colour for another, another background. Say “the sky”, “the background”, “the subject” or “the red parts” to change that part alone. Colours and moods restyle the whole picture. Without a neural model it adds no new objects.',
  mediaType: 'image',
  endpoint: '/images/edit',
  inputs: ['text', 'image'],
  basic: ['aspect_ratio'],
  parameters: z.strictObject({
    input_image: mediaAddress('image', { title: 'Picture', description: 'The picture to change.' }),
    prompt: promptField({
      description: 'What to change.',
      example: 'Warmer, with a soft vignette and a little film grain',
    }),
    aspect_ratio: z
      .enum(['match_input', '1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3'])
      .default('match_input')
      .meta({ title: 'Aspect ratio', description: 'Crops around what matters most in the picture.' }),
    seed: seedField,
  }),
});
