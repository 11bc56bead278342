import { z } from 'zod';
import { choiceField, promptField, seedField } from '../fields/fields.ts';
import { mediaAddress } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

/** V-5: animates an image. */
export const v5 = defineModel({
  id: 'v-5',
  aliases: ['happyhorse-1.1-i2v'],
  displayName: 'Animate an image',
  summary: 'Moves the camera through your image',
  description:
    'Separates foreground and background, moves the camera as the prompt says (push in, pull back, pan, tilt, orbit, handheld, static) and adds the effects you name: rain, snow, fog, dust, fireflies, petals, drifting light, light leaks, flicker. Leaves sway and water ripples. The video keeps the aspect ratio of the image.',
  mediaType: 'video',
  endpoint: '/videos/generate',
  inputs: ['text', 'image'],
  basic: ['resolution', 'duration'],
  parameters: z.strictObject({
    input_image: mediaAddress('image', { title: 'First frame', description: 'The video starts with this image.' }),
    prompt: promptField({
      description: 'What moves, and how.',
      example: 'Slow push in, drifting light, a breath of wind',
    }),
    resolution: choiceField(['720P', '1080P'], '1080P', {
      title: 'Resolution',
      description: 'Pixels on the shorter side. The longer side follows the image.',
    }),
    duration: z.int().min(3).max(15).default(5).meta({ title: 'Duration', 'x-unit': 's', 'x-next-to': 'resolution' }),
    seed: seedField,
  }),
});
