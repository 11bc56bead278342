import { ie2 } from './definition.ts';
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

const plain = {
  prompt: prompts.barn,
  aspect_ratio: '1:1',
  resolution: '512',
  enable_prompt_expansion: false,
  seed: 7,
};

/** The contract case of IE-2. */
export const ie2Case = defineCase({
  model: ie2,
  renders: {
    minimal: { prompt: prompts.sea },
    full: ({ cards }) => ({
      prompt: prompts.table,
      input_images: [cards.violet.address, cards.magenta.address],
      num_images: 3,
      aspect_ratio: '4:3',
      resolution: '512',
      enable_prompt_expansion: true,
      watermark: true,
      seed: 3,
    }),
    plain,
    again: plain,
    otherSeed: { ...plain, seed: 8 },
    otherPrompt: { ...plain, prompt: prompts.sea },
    enriched: { ...plain, enable_prompt_expansion: true },
    marked: { ...plain, watermark: true },
  },
  effects: {
    prompt: effect('the scene', differs('plain', 'otherPrompt', 5)),
    input_images: effect('every cited image is visible', showsCards('full', ['violet', 'magenta'], 'plain')),
    num_images: effect('the number of results', hasCount('full', 3)),
    aspect_ratio: effect('the aspect ratio', hasRatio('full', '4:3')),
    resolution: effect('the number of pixels; 2K by default', hasArea('plain', 512), hasArea('minimal', 2048)),
    enable_prompt_expansion: effect('a more detailed scene', differs('plain', 'enriched')),
    watermark: effect('a mark at the bottom right', isMarked('plain', 'marked')),
    seed: effect('the random variation of the image', repeats('plain', 'again', 'otherSeed')),
  },
});
