import { z } from 'zod';
import { boundingBoxExample } from '../../../contract/prompt/bounding-boxes.ts';
import {
  aspectRatioField,
  autoRatioDescription,
  choiceField,
  promptField,
  referencesField,
  searchSwitch,
  seedField,
} from '../fields/fields.ts';
import { defineModel } from '../model-definition.ts';

/** IE-9: images with a layout of boxes. */
export const ie9 = defineModel({
  id: 'ie-9',
  aliases: ['flux-3-image'],
  displayName: 'Layout',
  summary: 'Places subjects or references inside boxes you draw',
  description: `Up to ten references, cited as image 1, image 2. To say where things go, end the prompt with a JSON list of boxes on a grid of 0 to 1000 from the top left, each bbox as top, left, bottom, right: ${boundingBoxExample}. The prompt can refer to a box as <cup_1>, and a desc can cite a reference.`,
  mediaType: 'image',
  endpoint: '/images/edit',
  inputs: ['text', 'image'],
  basic: ['input_image', 'aspect_ratio', 'resolution'],
  references: [{ field: 'input_image', pattern: 'image {n}' }],
  boundingBoxes: { imageField: 'input_image', aspectRatioField: 'aspect_ratio' },
  parameters: z.strictObject({
    prompt: promptField({
      description: 'What to generate. To say where, end with a list of boxes.',
      example:
        'A calm lake at dusk under a lilac sky, a boat in front and a full moon above. [{"id":"moon_1","bbox":[80,640,300,860],"desc":"a full moon"},{"id":"boat_1","bbox":[600,180,860,520],"desc":"a wooden rowing boat"}]',
    }),
    input_image: referencesField(10),
    aspect_ratio: aspectRatioField(
      [
        'auto',
        '21:9',
        '2:1',
        '16:9',
        '3:2',
        '7:5',
        '4:3',
        '5:4',
        '1:1',
        '4:5',
        '3:4',
        '5:7',
        '2:3',
        '9:16',
        '1:2',
        '9:21',
      ],
      'auto',
      autoRatioDescription,
    ),
    resolution: choiceField(['768sq', '1k', '2k', '4k'], '1k', {
      title: 'Resolution',
      description: 'Size of a square with the same area: 768sq is 768 × 768 pixels, 4k about 16 megapixels.',
      'x-next-to': 'aspect_ratio',
    }),
    grounding: searchSwitch('Grounding'),
    safety_tolerance: z.int().min(0).max(4).default(2).meta({
      title: 'Safety tolerance',
      description:
        'Rejects prompts that contain certain words: 0 rejects all violent, sexual or drug-related words, 4 only the most severe. Images are not checked.',
    }),
    seed: seedField,
  }),
});
