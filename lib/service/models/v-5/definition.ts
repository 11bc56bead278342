import { z } from 'zod';
import { choiceField, promptField, seedField } from '../fields/fields.ts';
import { mediaAddress } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

/** V-5: a picture set in motion. */
export const v5 = defineModel({
  id: 'v-5',
  aliases: ['happyhorse-1.1-i2v'],
  displayName: 'Animate a picture',
  summary: 'Moves the camera through your picture',
  description:
    'Separates near from far, moves the camera as the prompt says (push in, pull back, pan, tilt, orbit, handheld, static) and adds what is named: rain, snow, fog, dust, fireflies, petals, drifting light, light leaks, flicker; leaves sway and water ripples. The film keeps the proportions of the picture.',
  mediaType: 'video',
  endpoint: '/videos/generate',
  inputs: ['text', 'image'],
  basic: ['resolution', 'duration'],
  parameters: z.strictObject({
    input_image: mediaAddress('image', { title: 'First frame', description: 'The picture the film begins with.' }),
    prompt: promptField({
      description: 'What should move, and how.',
      example: 'Slow push in, drifting light, a breath of wind',
    }),
    resolution: choiceField(['720P', '1080P'], '1080P', {
      title: 'Resolution',
      description: 'Pixels of the shorter side; the longer follows the picture.',
    }),
    duration: z.int().min(3).max(15).default(5).meta({ title: 'Duration', 'x-unit': 's', 'x-next-to': 'resolution' }),
    seed: seedField,
  }),
});
