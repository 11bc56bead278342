import { z } from 'zod';
import { choiceField } from '../fields/fields.ts';
import { mediaAddress } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

/** IE-11: upscales images with a choice of enhancement. */
export const ie11 = defineModel({
  id: 'ie-11',
  aliases: ['topazlabs-image-upscale'],
  displayName: 'Upscale and enhance',
  summary: '2× or 4× upscaling, with five enhancements',
  description:
    'Enlarges the image and enhances it to suit its content: photos, small scans, computer graphics, fine detail or text. Results can have up to 67 megapixels (8192 × 8192).',
  mediaType: 'image',
  endpoint: '/images/edit',
  inputs: ['image'],
  basic: ['enhance_model', 'upscale_factor'],
  parameters: z.strictObject({
    input_image: mediaAddress('image', { title: 'Image', description: 'The image to upscale.' }),
    enhance_model: z
      .enum(['Standard V2', 'Low Resolution V2', 'CGI', 'High Fidelity V2', 'Text Refine'])
      .default('High Fidelity V2')
      .meta({
        title: 'Enhancement',
        description:
          'Standard V2 suits most images. Low Resolution V2 cleans up small, compressed ones. CGI keeps flat areas flat and edges crisp. High Fidelity V2 stays closest to the original. Text Refine sharpens lettering.',
      }),
    upscale_factor: choiceField(['2x', '4x'], '2x', { title: 'Factor' }),
    output_format: choiceField(['png', 'jpg'], 'png', { title: 'Format', 'x-next-to': 'upscale_factor' }),
  }),
});
