import { z } from 'zod';
import { choiceField, imageFormatField, promptField, referencesField, seedField } from '../fields/fields.ts';
import { defineModel } from '../model-definition.ts';

/** IG-3: generates and edits images, with an optional transparent background. */
export const ig3 = defineModel({
  id: 'ig-3',
  aliases: ['gpt-image-1-5'],
  displayName: 'Generate or edit, with transparency',
  summary: 'Images and edits with an optional transparent background',
  description:
    'Paints from text, or edits and combines your images. A transparent background isolates the subject, with real alpha. Input fidelity sets how closely the result follows its references.',
  mediaType: 'image',
  endpoint: '/images/generate',
  inputs: ['text', 'image'],
  basic: ['input_image', 'size', 'background'],
  references: [{ field: 'input_image', pattern: 'Image {n}' }],
  conflicts: [
    {
      when: { background: { is: 'transparent' }, output_format: { is: 'jpeg' } },
      field: 'output_format',
      message: 'JPEG does not support transparency; choose png or webp, or another background',
    },
  ],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What to generate or change. Cite references as Image 1, Image 2.',
      example: 'A ripe pear on a linen cloth, soft window light from the left, muted greens',
    }),
    input_image: referencesField(14),
    size: z
      .enum(['auto', '1024x1024', '1536x1024', '1024x1536', 'square', 'landscape', 'portrait'])
      .default('auto')
      .meta({
        title: 'Size',
        description:
          'Auto picks the size closest to the first reference. Without a reference, the prompt decides; the default is square.',
      }),
    quality: choiceField(['low', 'medium', 'high'], 'medium', {
      title: 'Quality',
      description: 'Higher quality adds finer detail and takes longer.',
    }),
    input_fidelity: choiceField(['low', 'high'], 'low', {
      title: 'Input fidelity',
      description: 'High stays closer to the colours and shapes of the references.',
      'x-next-to': 'quality',
    }),
    background: choiceField(['auto', 'transparent', 'opaque'], 'auto', {
      title: 'Background',
      description: 'Transparent cuts out the subject. Auto does so if the prompt asks for it.',
    }),
    output_format: imageFormatField(['png', 'jpeg', 'webp'], 'png'),
    seed: seedField,
  }),
});
