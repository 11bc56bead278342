import { z } from 'zod';
import { choiceField, pictureFormatField, promptField, referencesField, seedField } from '../fields/fields.ts';
import { defineModel } from '../model-definition.ts';

/** IG-3: making and editing with a transparent ground on demand. */
export const ig3 = defineModel({
  id: 'ig-3',
  aliases: ['gpt-image-1-5'],
  displayName: 'Make or edit, with transparency',
  summary: 'Pictures and edits, with a transparent background if you like',
  description:
    'Paints from words, or edits and combines what you give. A transparent background leaves the subject alone, with true alpha. Input fidelity says how closely a result keeps to its references.',
  mediaType: 'image',
  endpoint: '/images/generate',
  inputs: ['text', 'image'],
  basic: ['input_image', 'size', 'background'],
  references: [{ field: 'input_image', pattern: 'Image {n}' }],
  conflicts: [
    {
      when: { background: { is: 'transparent' }, output_format: { is: 'jpeg' } },
      field: 'output_format',
      message: 'JPEG keeps no transparency; choose png or webp, or another background',
    },
  ],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What to make, or what to change. Cite references as Image 1, Image 2.',
      example: 'A ripe pear on a linen cloth, soft window light from the left, muted greens',
    }),
    input_image: referencesField(14),
    size: z
      .enum(['auto', '1024x1024', '1536x1024', '1024x1536', 'square', 'landscape', 'portrait'])
      .default('auto')
      .meta({
        title: 'Size',
        description:
          'Auto takes the one nearest to the first reference; without one, square or what the words ask for.',
      }),
    quality: choiceField(['low', 'medium', 'high'], 'medium', {
      title: 'Quality',
      description: 'Higher draws finer detail and takes longer.',
    }),
    input_fidelity: choiceField(['low', 'high'], 'low', {
      title: 'Input fidelity',
      description: 'High keeps closer to the colours and shapes of the references.',
      'x-next-to': 'quality',
    }),
    background: choiceField(['auto', 'transparent', 'opaque'], 'auto', {
      title: 'Background',
      description: 'Transparent cuts the subject out. Auto does so when the words ask for it.',
    }),
    output_format: pictureFormatField(['png', 'jpeg', 'webp'], 'png'),
    seed: seedField,
  }),
});
