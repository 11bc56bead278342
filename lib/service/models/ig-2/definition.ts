import { z } from 'zod';
import {
  choiceField,
  numImagesField,
  imageFormatField,
  promptField,
  seedField,
  switchField,
} from '../fields/fields.ts';
import { defineModel } from '../model-definition.ts';

/** IG-2: images with typography. */
export const ig2 = defineModel({
  id: 'ig-2',
  aliases: ['ideogram-v4'],
  displayName: 'Posters and type',
  summary: 'Posters, covers, signs and logos with accurate type',
  description:
    'Sets text in quotation marks as a headline, subheading or caption over a scene or a designed background. Name the kind of design (poster, book cover, menu, neon sign, logo) and the style of type (serif, bold, script, vintage). Twelve languages: English, Spanish, German, Russian, Greek, Arabic, Hebrew, Hindi, Thai, Chinese, Japanese, Korean.',
  mediaType: 'image',
  endpoint: '/images/generate',
  inputs: ['text'],
  basic: ['image_size', 'rendering_speed'],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What to design, with the lettering in quotation marks.',
      example:
        'A minimal jazz festival poster, "BLUE NOTE" as a large headline, "Summer nights by the river" below and "14–17 August" as a caption, deep blue and warm yellow',
    }),
    image_size: z
      .enum(['square_hd', 'square', 'portrait_4_3', 'portrait_16_9', 'landscape_4_3', 'landscape_16_9'])
      .default('square_hd')
      .meta({
        title: 'Size',
        description:
          'Square HD is 1024 × 1024 pixels, square 512 × 512. The others have about as many pixels as square HD.',
      }),
    rendering_speed: choiceField(['TURBO', 'BALANCED', 'QUALITY'], 'BALANCED', {
      title: 'Speed',
      description: 'Turbo paints a less detailed background. Quality adds detail and takes longer.',
    }),
    expansion_model: choiceField(['Medium', 'Large'], 'Medium', {
      title: 'Expansion',
      description:
        'How much is added to the background beyond your prompt. Large adds more layers than Medium. Uses rules, not a language model.',
      'x-next-to': 'rendering_speed',
    }),
    acceleration: choiceField(['none', 'low', 'regular', 'high'], 'none', {
      title: 'Acceleration',
      description: 'Saves time by painting a coarser background. The type stays sharp.',
    }),
    num_images: numImagesField(6),
    enable_safety_checker: switchField(true, {
      title: 'Safety check',
      description: 'Rejects prompts with severely violent or sexual words. Images are not checked.',
    }),
    output_format: imageFormatField(['jpeg', 'png'], 'png'),
    seed: seedField,
  }),
});
