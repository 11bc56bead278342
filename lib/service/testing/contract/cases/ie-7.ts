import { ie7 } from '../../../models/ie-7.ts';
import { defineCase, effect } from '../contract-case.ts';
import { differs, hasArea, hasRatio, repeats, showsCards } from '../probes/picture-probes.ts';
import { words } from './words.ts';

const plain = { prompt: words.barn, thinking_level: 'minimal', seed: 7 };

/** What the contract suite asks of IE-7. */
export const ie7Case = defineCase({
  profile: ie7,
  renders: {
    minimal: { prompt: words.sea },
    full: ({ cards, landscape, evening }) => ({
      prompt: 'A grid of all references',
      input_image: [cards.magenta, landscape, cards.lime, evening, cards.cyan].map(({ address }) => address),
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
    planned: { ...plain, thinking_level: 'high' },
    searched: { ...plain, google_search: true },
    pictured: { ...plain, image_search: true },
  },
  long: {
    fourteen: ({ cards, landscape, evening }) => ({
      ...plain,
      prompt: 'A grid of all references',
      input_image: Array.from(
        { length: 14 },
        (_, index) => [cards.magenta, landscape, cards.lime, evening, cards.cyan][index % 5]?.address,
      ),
    }),
    large: { ...plain, resolution: '4K' },
  },
  effects: {
    prompt: effect('the scene', differs('plain', 'minimal', 5)),
    input_image: effect(
      'each picture is seen, cited or not',
      showsCards('full', ['magenta', 'lime', 'cyan'], 'plain'),
      showsCards('fourteen', ['magenta', 'lime', 'cyan'], 'plain'),
    ),
    aspect_ratio: effect('the proportions', hasRatio('full', '5:4'), hasRatio('plain', '1:1')),
    resolution: effect('the number of pixels', hasArea('plain', 1024), hasArea('large', 4096)),
    thinking_level: effect('another, measured composition', differs('plain', 'planned')),
    google_search: effect('one more planning pass, as there is no web', differs('plain', 'searched')),
    image_search: effect('one more planning pass, as there is no web', differs('plain', 'pictured')),
    seed: effect('which of the many possible pictures', repeats('plain', 'again', 'otherSeed')),
  },
});
