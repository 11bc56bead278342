import { z } from 'zod';
import { aspectRatioField, imageFormatField, promptField, seedField } from '../fields/fields.ts';
import { mediaList } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

/** IE-5: edits and combines one to three images. */
export const ie5 = defineModel({
  id: 'ie-5',
  aliases: ['qwen-image-edit-2511'],
  displayName: 'Edit and combine',
  summary: 'Edits one image, or combines up to three',
  description:
    'With one image, applies the edits in the prompt: light, colour, sharpness, crop, lettering, styles. With two or three, combines them: place the subject of image 1 on image 2, take the colours of image 3.',
  mediaType: 'image',
  endpoint: '/images/edit',
  inputs: ['text', 'image'],
  basic: ['aspect_ratio'],
  references: [{ field: 'input_image', pattern: 'Image {n}' }],
  parameters: z.strictObject({
    input_image: mediaList(
      'image',
      { min: 1, max: 3 },
      {
        title: 'Images',
        description: 'One to edit, or up to three to combine.',
      },
    ),
    prompt: promptField({
      description: 'What to change. Cite images as Image 1, Image 2.',
      example: 'Golden evening light, a little warmer, with soft film grain',
    }),
    aspect_ratio: aspectRatioField(['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3'], '16:9'),
    output_format: imageFormatField(['webp', 'jpg', 'png'], 'png'),
    seed: seedField,
  }),
});
