import { v5 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import {
  videoDiffers,
  videoHasRatio,
  videoHasSize,
  videoLastsBetween,
  videoMoves,
  videoRepeats,
  frameIs,
} from '../../testing/contract/probes/video-probes.ts';
import type { ContractMedia } from '../../testing/contract/contract-media.ts';

const full = ({ landscape }: ContractMedia) => ({
  prompt: 'Slow push in, light snow',
  input_image: landscape.address,
  resolution: '720P',
  duration: 3,
  seed: 5,
});

/** The contract case of V-5. */
export const v5Case = defineCase({
  model: v5,
  renders: { full },
  long: {
    minimal: ({ landscape }) => ({ prompt: 'Slow pan', input_image: landscape.address }),
    again: full,
    otherPrompt: (media) => ({ ...full(media), prompt: 'Slow pan to the right' }),
    otherSeed: (media) => ({ ...full(media), seed: 6 }),
  },
  effects: {
    input_image: effect(
      'the first frame and the aspect ratio',
      frameIs('full', 'first', ({ landscape }) => landscape.path),
      videoHasRatio('full', '3:2'),
    ),
    prompt: effect('the motion', videoMoves('full'), videoDiffers('full', 'otherPrompt')),
    resolution: effect(
      'pixels on the shorter side',
      videoHasSize('full', 1080, 720),
      videoHasSize('minimal', 1620, 1080),
    ),
    duration: effect('the length', videoLastsBetween('full', 3, 3), videoLastsBetween('minimal', 5, 5)),
    seed: effect('the random variation of the video', videoRepeats('full', 'again', 'otherSeed')),
  },
});
