import { ie1 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import {
  changesSome,
  differs,
  hasArea,
  hasCount,
  hasRatio,
  hasSize,
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
  enable_thinking: false,
  seed: 7,
};

/** The contract case of IE-1. */
export const ie1Case = defineCase({
  model: ie1,
  renders: {
    minimal: { prompt: prompts.sea },
    full: ({ cards }) => ({
      prompt: prompts.table,
      input_images: [cards.magenta.address, cards.lime.address],
      aspect_ratio: '16:9',
      resolution: '512',
      num_images: 2,
      enable_prompt_expansion: true,
      enable_thinking: true,
      watermark: true,
      seed: 11,
    }),
    plain,
    again: plain,
    otherSeed: { ...plain, seed: 8 },
    otherPrompt: { ...plain, prompt: prompts.sea },
    enriched: { ...plain, enable_prompt_expansion: true },
    planned7: { ...plain, enable_thinking: true },
    planned8: { ...plain, seed: 8, enable_thinking: true },
    marked: { ...plain, watermark: true },
    exact: { ...plain, resolution: '640x480' },
  },
  effects: {
    prompt: effect('the scene', differs('plain', 'otherPrompt', 5)),
    input_images: effect('every cited image is visible', showsCards('full', ['magenta', 'lime'], 'plain')),
    aspect_ratio: effect('the aspect ratio', hasRatio('full', '16:9')),
    resolution: effect('the number of pixels', hasArea('full', 512), hasSize('exact', 640, 480)),
    num_images: effect('the number of results', hasCount('full', 2)),
    enable_prompt_expansion: effect('a more detailed scene', differs('plain', 'enriched')),
    enable_thinking: effect('a different composition', changesSome(['plain', 'planned7'], ['otherSeed', 'planned8'])),
    watermark: effect('a mark at the bottom right', isMarked('plain', 'marked')),
    seed: effect('the random variation of the image', repeats('plain', 'again', 'otherSeed')),
  },
});
