import { ie8 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import {
  changesSome,
  differs,
  hasFormat,
  hasRatio,
  repeats,
  showsCards,
} from '../../testing/contract/probes/image-probes.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const plain = { prompt: prompts.barn, thinking_level: 'minimal', seed: 7 };

/** The contract case of IE-8. */
export const ie8Case = defineCase({
  model: ie8,
  renders: {
    minimal: { prompt: prompts.sea },
    full: ({ cards }) => ({
      prompt: prompts.table,
      input_image: [cards.magenta.address, cards.lime.address],
      aspect_ratio: '3:4',
      thinking_level: 'high',
      output_format: 'webp',
      seed: 5,
    }),
    plain,
    again: plain,
    otherSeed: { ...plain, seed: 8 },
    otherPrompt: { ...plain, prompt: prompts.sea },
    planned7: { ...plain, thinking_level: 'high', output_format: 'jpeg' },
    planned8: { ...plain, seed: 8, thinking_level: 'high' },
  },
  effects: {
    prompt: effect('the scene', differs('plain', 'otherPrompt', 5)),
    input_image: effect('every cited image is visible', showsCards('full', ['magenta', 'lime'], 'plain')),
    aspect_ratio: effect('the aspect ratio', hasRatio('full', '3:4'), hasRatio('plain', '1:1')),
    thinking_level: effect('a different composition', changesSome(['plain', 'planned7'], ['otherSeed', 'planned8'])),
    output_format: effect(
      'the file format',
      hasFormat('full', 'webp'),
      hasFormat('planned7', 'jpeg'),
      hasFormat('plain', 'png'),
    ),
    seed: effect('the random variation of the image', repeats('plain', 'again', 'otherSeed')),
  },
});
