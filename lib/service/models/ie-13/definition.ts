import { z } from 'zod';
import { choiceField, promptField } from '../fields/fields.ts';
import { mediaAddress } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

/** IE-13: segmentation by a concept in words. */
export const ie13 = defineModel({
  id: 'ie-13',
  aliases: ['sam-3-image'],
  displayName: 'Cut out',
  summary: 'Finds what the words name and cuts it out',
  description:
    'Segments by colour, by what stands out from its background, by sky, water and greenery, and by text; “and” joins, “except” takes away. Without a neural model it knows no objects by name, and takes such a word for the subject: say “the subject”, “the background”, “the sky”, “the red area”, “the text”.',
  mediaType: 'image',
  endpoint: '/images/edit',
  inputs: ['text', 'image'],
  basic: ['apply_mask'],
  parameters: z.strictObject({
    input_image: mediaAddress('image', { title: 'Picture', description: 'The picture to cut from.' }),
    prompt: promptField({ description: 'What to segment.', example: 'the subject' }),
    apply_mask: z.boolean().default(true).meta({
      title: 'Cut out',
      description: 'On, the rest of the picture goes. Off, the mask itself comes back, white on black.',
    }),
    output_format: choiceField(['png', 'jpeg'], 'png', {
      title: 'Format',
      description: 'PNG keeps what is cut away transparent; JPEG shows it white.',
    }),
  }),
});
