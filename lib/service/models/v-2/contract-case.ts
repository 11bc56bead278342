import { v2 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import {
  filmDiffers,
  filmHasSize,
  filmLastsBetween,
  filmRepeats,
  frameIs,
} from '../../testing/contract/probes/film-probes.ts';
import { hasSound } from '../../testing/contract/probes/sound-probes.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const plain = { prompt: prompts.film, seconds: '1', seed: 7 };

/** What the contract suite asks of V-2. */
export const v2Case = defineCase({
  model: v2,
  renders: {
    full: ({ landscape }) => ({
      prompt: prompts.film,
      input_image: landscape.address,
      aspect_ratio: 'portrait',
      resolution: 'standard',
      seconds: '2',
      seed: 5,
    }),
    framed: ({ landscape }) => ({ ...plain, input_image: landscape.address }),
    plain,
  },
  long: {
    minimal: { prompt: prompts.film },
    again: plain,
    otherSeed: { ...plain, seed: 8 },
    otherWords: { ...plain, prompt: prompts.sea },
    high: { ...plain, resolution: 'high' },
    longest: { ...plain, seconds: '12' },
  },
  effects: {
    prompt: effect('the scene and its audio', hasSound('plain', true), filmDiffers('plain', 'otherWords')),
    input_image: effect(
      'the first frame',
      frameIs('framed', 'first', ({ landscape }) => landscape.path),
    ),
    aspect_ratio: effect('16:9 or 9:16', filmHasSize('full', 720, 1280), filmHasSize('plain', 1280, 720)),
    resolution: effect('the number of pixels', filmHasSize('plain', 1280, 720), filmHasSize('high', 1920, 1080)),
    seconds: effect(
      'the length',
      filmLastsBetween('plain', 1, 1),
      filmLastsBetween('minimal', 4, 4),
      filmLastsBetween('longest', 12, 12),
    ),
    seed: effect('the random variation of the video', filmRepeats('plain', 'again', 'otherSeed')),
  },
});
