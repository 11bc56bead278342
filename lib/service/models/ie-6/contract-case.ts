import { ie6 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import {
  changesSome,
  differs,
  hasArea,
  hasRatio,
  repeats,
  showsCards,
} from '../../testing/contract/probes/image-probes.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const plain = { prompt: prompts.barn, aspect_ratio: '1:1', resolution: '512', seed: 9 };

/** The contract case of IE-6. */
export const ie6Case = defineCase({
  model: ie6,
  renders: {
    minimal: { prompt: prompts.sea },
    full: ({ cards }) => ({
      prompt: prompts.table,
      input_image: [cards.magenta.address, cards.lime.address],
      aspect_ratio: '4:1',
      resolution: '512',
      thinking_level: 'high',
      google_search: true,
      seed: 5,
    }),
    plain,
    again: plain,
    otherSeed: { ...plain, seed: 8 },
    otherPrompt: { ...plain, prompt: prompts.sea },
    planned9: { ...plain, thinking_level: 'high' },
    planned8: { ...plain, seed: 8, thinking_level: 'high' },
    searched9: { ...plain, google_search: true },
    searched8: { ...plain, seed: 8, google_search: true },
    strip: { ...plain, aspect_ratio: '1:8' },
    auto: ({ landscape }) => ({
      prompt: 'Warmer',
      input_image: [landscape.address],
      aspect_ratio: 'auto',
      resolution: '512',
    }),
  },
  effects: {
    prompt: effect('the scene', differs('plain', 'otherPrompt', 5)),
    input_image: effect('every cited image is visible', showsCards('full', ['magenta', 'lime'], 'plain')),
    aspect_ratio: effect(
      'the aspect ratio; auto uses that of the first reference',
      hasRatio('full', '4:1'),
      hasRatio('strip', '1:8'),
      hasRatio('auto', '3:2'),
    ),
    resolution: effect('the number of pixels; 2K by default', hasArea('plain', 512), hasArea('minimal', 2048)),
    thinking_level: effect('a different composition', changesSome(['plain', 'planned9'], ['otherSeed', 'planned8'])),
    google_search: effect(
      'one more composition to choose from (there is no web access)',
      changesSome(['plain', 'searched9'], ['otherSeed', 'searched8']),
    ),
    seed: effect('the random variation of the image', repeats('plain', 'again', 'otherSeed')),
  },
});
