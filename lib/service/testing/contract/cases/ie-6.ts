import { ie6 } from '../../../models/ie-6.ts';
import { defineCase, effect } from '../contract-case.ts';
import { differs, hasArea, hasRatio, repeats, showsCards } from '../probes/picture-probes.ts';
import { words } from './words.ts';

const plain = { prompt: words.barn, aspect_ratio: '1:1', resolution: '512', seed: 7 };

/** What the contract suite asks of IE-6. */
export const ie6Case = defineCase({
  profile: ie6,
  renders: {
    minimal: { prompt: words.sea },
    full: ({ cards }) => ({
      prompt: words.table,
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
    planned: { ...plain, thinking_level: 'high' },
    searched: { ...plain, google_search: true },
    strip: { ...plain, aspect_ratio: '1:8' },
    auto: ({ landscape }) => ({
      prompt: 'Warmer',
      input_image: [landscape.address],
      aspect_ratio: 'auto',
      resolution: '512',
    }),
  },
  effects: {
    prompt: effect('the scene', differs('plain', 'minimal', 5)),
    input_image: effect('each cited picture is seen', showsCards('full', ['magenta', 'lime'], 'plain')),
    aspect_ratio: effect(
      'the proportions; auto takes those of the first reference',
      hasRatio('full', '4:1'),
      hasRatio('strip', '1:8'),
      hasRatio('auto', '3:2'),
    ),
    resolution: effect('the number of pixels; 2K when left out', hasArea('plain', 512), hasArea('minimal', 2048)),
    thinking_level: effect('another, measured composition', differs('plain', 'planned')),
    google_search: effect('one more planning pass, as there is no web', differs('plain', 'searched')),
    seed: effect('which of the many possible pictures', repeats('plain', 'again', 'otherSeed')),
  },
});
