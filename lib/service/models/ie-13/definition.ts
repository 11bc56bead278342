import { z } from 'zod';
import { choiceField, promptField } from '../fields/fields.ts';
import { mediaAddress } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

/** IE-13: segments images by a text prompt. */
export const ie13 = defineModel({
  id: 'ie-13',
  aliases: ['sam-3-image'],
  displayName: 'Cut out',
  summary: 'Finds what the prompt names and cuts it out',
  description:
    'Selects by colour, by contrast with the background, and recognises sky, water, greenery and text. “And” combines areas, “except” subtracts them. Without a neural model, it does not know objects by name and selects the subject instead: say “the subject”, “the background”, “the sky”, “the red area”, “the text”.',
  mediaType: 'image',
  endpoint: '/images/edit',
  inputs: ['text', 'image'],
  basic: ['apply_mask'],
  parameters: z.strictObject({
    input_image: mediaAddress('image', { title: 'Image', description: 'The image to cut from.' }),
    prompt: promptField({ description: 'What to cut out.', example: 'the subject' }),
    apply_mask: z.boolean().default(true).meta({
      title: 'Cut out',
      description: 'When on, the rest of the image is removed. When off, the result is the mask, white on black.',
    }),
    output_format: choiceField(['png', 'jpeg'], 'png', {
      title: 'Format',
      description: 'Removed areas are transparent in PNG and white in JPEG.',
    }),
  }),
});
