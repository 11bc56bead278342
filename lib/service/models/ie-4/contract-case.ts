import { ie4 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import {
  differs,
  hasArea,
  hasCount,
  hasRatio,
  isMarked,
  repeats,
  showsCards,
} from '../../testing/contract/probes/image-probes.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const plain = { prompt: prompts.barn, seed: 7 };

/** The contract case of IE-4. */
export const ie4Case = defineCase({
  model: ie4,
  renders: {
    full: ({ cards }) => ({
      prompt: prompts.table,
      input_image: [cards.magenta.address, cards.lime.address],
      size: '2K',
      num_images: 2,
      watermark: true,
      seed: 5,
    }),
    plain,
    marked: { ...plain, watermark: true },
  },
  long: {
    minimal: { prompt: prompts.sea },
    again: plain,
    otherSeed: { ...plain, seed: 8 },
    otherPrompt: { ...plain, prompt: prompts.sea },
    large: { ...plain, size: '4K' },
  },
  effects: {
    prompt: effect('the scene', differs('plain', 'otherPrompt', 5)),
    input_image: effect(
      'every cited image is visible; the first one sets the aspect ratio',
      showsCards('full', ['magenta', 'lime'], 'plain'),
      hasRatio('full', '4:3'),
    ),
    size: effect('the number of pixels', hasArea('plain', 2048), hasArea('large', 4096)),
    num_images: effect('the number of results', hasCount('full', 2)),
    watermark: effect('a mark at the bottom right', isMarked('plain', 'marked')),
    seed: effect('the random variation of the image', repeats('plain', 'again', 'otherSeed')),
  },
});
