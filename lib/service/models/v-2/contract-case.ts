import { v2 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import {
  videoDiffers,
  videoHasSize,
  videoLastsBetween,
  videoRepeats,
  frameIs,
} from '../../testing/contract/probes/video-probes.ts';
import { hasAudio } from '../../testing/contract/probes/audio-probes.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const plain = { prompt: prompts.video, seconds: '1', seed: 7 };

/** The contract case of V-2. */
export const v2Case = defineCase({
  model: v2,
  renders: {
    full: ({ landscape }) => ({
      prompt: prompts.video,
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
    minimal: { prompt: prompts.video },
    again: plain,
    otherSeed: { ...plain, seed: 8 },
    otherPrompt: { ...plain, prompt: prompts.sea },
    high: { ...plain, resolution: 'high' },
    longest: { ...plain, seconds: '12' },
  },
  effects: {
    prompt: effect('the scene and its audio', hasAudio('plain', true), videoDiffers('plain', 'otherPrompt')),
    input_image: effect(
      'the first frame',
      frameIs('framed', 'first', ({ landscape }) => landscape.path),
    ),
    aspect_ratio: effect('16:9 or 9:16', videoHasSize('full', 720, 1280), videoHasSize('plain', 1280, 720)),
    resolution: effect('the number of pixels', videoHasSize('plain', 1280, 720), videoHasSize('high', 1920, 1080)),
    seconds: effect(
      'the length',
      videoLastsBetween('plain', 1, 1),
      videoLastsBetween('minimal', 4, 4),
      videoLastsBetween('longest', 12, 12),
    ),
    seed: effect('the random variation of the video', videoRepeats('plain', 'again', 'otherSeed')),
  },
});
