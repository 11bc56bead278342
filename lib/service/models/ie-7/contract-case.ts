import { ie7 } from './definition.ts';
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

const plain = { prompt: prompts.barn, thinking_level: 'minimal', seed: 9 };

/** The contract case of IE-7. */
export const ie7Case = defineCase({
  model: ie7,
  renders: {
    minimal: { prompt: prompts.sea },
    full: ({ cards, landscape, evening }) => ({
      prompt: 'A grid of all references',
      input_image: [cards.magenta, landscape, cards.lime, evening, cards.violet].map(({ address }) => address),
      aspect_ratio: '5:4',
      resolution: '1K',
      thinking_level: 'medium',
      google_search: true,
      image_search: true,
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
    pictured9: { ...plain, image_search: true },
    pictured8: { ...plain, seed: 8, image_search: true },
  },
  long: {
    fourteen: ({ cards, landscape, evening }) => ({
      ...plain,
      prompt: 'A grid of all references',
      input_image: Array.from(
        { length: 14 },
        (_, index) => [cards.magenta, landscape, cards.lime, evening, cards.violet][index % 5]?.address,
      ),
    }),
    large: { ...plain, resolution: '4K' },
  },
  effects: {
    prompt: effect('the scene', differs('plain', 'otherPrompt', 5)),
    input_image: effect(
      'every image is visible, cited or not',
      showsCards('full', ['magenta', 'lime', 'violet'], 'plain'),
      showsCards('fourteen', ['magenta', 'lime', 'violet'], 'plain'),
    ),
    aspect_ratio: effect('the aspect ratio', hasRatio('full', '5:4'), hasRatio('plain', '1:1')),
    resolution: effect('the number of pixels', hasArea('plain', 1024), hasArea('large', 4096)),
    thinking_level: effect('a different composition', changesSome(['plain', 'planned9'], ['otherSeed', 'planned8'])),
    google_search: effect(
      'one more composition to choose from (there is no web access)',
      changesSome(['plain', 'searched9'], ['otherSeed', 'searched8']),
    ),
    image_search: effect(
      'one more composition to choose from (there is no web access)',
      changesSome(['plain', 'pictured9'], ['otherSeed', 'pictured8']),
    ),
    seed: effect('the random variation of the image', repeats('plain', 'again', 'otherSeed')),
  },
});
