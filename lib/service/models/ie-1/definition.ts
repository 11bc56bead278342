import { z } from 'zod';
import {
  aspectRatioField,
  autoRatioDescription,
  expansionSwitch,
  numImagesField,
  promptField,
  referencesField,
  seedField,
  switchField,
  watermarkField,
} from '../fields/fields.ts';
import { defineModel } from '../model-definition.ts';
import { totalPixelsSchema } from '../fields/total-pixels.ts';

/** IE-1: generates and edits images with up to three references and long prompts. */
export const ie1 = defineModel({
  id: 'ie-1',
  aliases: ['qwen-image-3'],
  displayName: 'Image studio',
  summary: 'Generates images from long prompts, or edits and combines up to three',
  description:
    'Paints the scene in the prompt, edits one image, or combines up to three: say what to take from image 1, image 2, image 3. Text in quotation marks is set as type, in English, Spanish, German, Russian, Greek, Arabic, Hebrew, Hindi, Thai, Chinese, Japanese and Korean.',
  mediaType: 'image',
  endpoint: '/images/edit',
  inputs: ['text', 'image'],
  basic: ['input_images', 'aspect_ratio', 'resolution'],
  promptTokenLimit: 4500,
  references: [{ field: 'input_images', pattern: 'Image {n}' }],
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What to generate or change. Cite references as Image 1, Image 2. Up to 4,500 tokens.',
      example:
        'A travel poster reading "NORTHERN LIGHTS" above a fjord at night, green aurora over snowy mountains, a small red cabin with a lit window by the water',
    }),
    input_images: referencesField(3),
    aspect_ratio: aspectRatioField(['auto', '16:9', '9:16', '1:1', '4:3', '3:4'], 'auto', autoRatioDescription),
    resolution: totalPixelsSchema.optional().meta({
      title: 'Resolution',
      description:
        '1K is about 1024 × 1024 pixels, 2K about 2048 × 2048, in the chosen aspect ratio. Or an exact size such as 1280x720. If empty, the prompt decides: small for an icon, large for a wallpaper.',
      'x-next-to': 'aspect_ratio',
    }),
    num_images: numImagesField(6),
    enable_prompt_expansion: expansionSwitch,
    enable_thinking: switchField(true, {
      title: 'Think first',
      description:
        'Sketches four compositions, compares their balance and contrast, and draws the best one. Takes longer. No reasoning model is involved.',
    }),
    watermark: watermarkField,
    seed: seedField,
  }),
});
