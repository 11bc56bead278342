import { z } from 'zod';
import { promptField, seedField } from '../fields/fields.ts';
import { mediaAddress } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

/** IE-10: edits one image by an instruction. */
export const ie10 = defineModel({
  id: 'ie-10',
  aliases: ['qwen-image-edit'],
  displayName: 'Single edit',
  summary: 'Edits one image from an instruction',
  description:
    'Applies the edits in the prompt, in order and as strongly as you ask: light, colour, contrast, blur, sharpness, rotate, mirror, crop, grain, sketch, painting, borders, text in quotation marks, replacing a colour or the background. Say “the sky”, “the background”, “the subject” or “the red parts” to change only that part. Colours and moods restyle the whole image. Without a neural model, it can’t add new objects.',
  mediaType: 'image',
  endpoint: '/images/edit',
  inputs: ['text', 'image'],
  basic: ['aspect_ratio'],
  parameters: z.strictObject({
    input_image: mediaAddress('image', { title: 'Image', description: 'The image to edit.' }),
    prompt: promptField({
      description: 'What to change.',
      example: 'Warmer, with a soft vignette and a little film grain',
    }),
    aspect_ratio: z
      .enum(['match_input', '1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3'])
      .default('match_input')
      .meta({
        title: 'Aspect ratio',
        description: 'A ratio other than the image’s crops around its most important part.',
      }),
    seed: seedField,
  }),
});
