import { v6 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import {
  videoDiffers,
  videoHasSize,
  videoLastsBetween,
  videoMoves,
  videoRepeats,
  videoShowsCards,
} from '../../testing/contract/probes/video-probes.ts';
import type { ContractMedia } from '../../testing/contract/contract-media.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const full = ({ cards }: ContractMedia) => ({
  prompt: 'Image 2 on a table, then Image 1 by a window',
  reference_images: [cards.magenta.address, cards.lime.address, cards.violet.address],
  aspect_ratio: '1:1',
  resolution: '720P',
  duration: 3,
  seed: 5,
});

/** The contract case of V-6. */
export const v6Case = defineCase({
  model: v6,
  renders: { full },
  long: {
    minimal: { prompt: prompts.video },
    again: full,
    otherPrompt: (media) => ({ ...full(media), prompt: 'Image 1 by a window, then Image 2 on a table' }),
    otherSeed: (media) => ({ ...full(media), seed: 6 }),
  },
  effects: {
    prompt: effect('the scene and the order', videoMoves('full'), videoDiffers('full', 'otherPrompt')),
    reference_images: effect('every image is visible', videoShowsCards('full', ['magenta', 'lime', 'violet'])),
    aspect_ratio: effect('the aspect ratio', videoHasSize('full', 720, 720)),
    resolution: effect(
      'pixels on the shorter side',
      videoHasSize('full', 720, 720),
      videoHasSize('minimal', 1920, 1080),
    ),
    duration: effect('the length', videoLastsBetween('full', 3, 3), videoLastsBetween('minimal', 5, 5)),
    seed: effect('the random variation of the video', videoRepeats('full', 'again', 'otherSeed')),
  },
});
