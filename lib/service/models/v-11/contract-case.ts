import { v11 } from './definition.ts';
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

const plain = { prompt: prompts.video, resolution: '720p', duration: 4, generate_audio: false, seed: 7 };

/** The contract case of V-11. */
export const v11Case = defineCase({
  model: v11,
  renders: {
    full: ({ landscape }) => ({
      prompt: 'Light rain, slow push in',
      input_image: landscape.address,
      aspect_ratio: '9:16',
      resolution: '720p',
      duration: 4,
      generate_audio: true,
      seed: 5,
    }),
    framed: ({ landscape }) => ({ ...plain, input_image: landscape.address }),
  },
  long: {
    minimal: { prompt: prompts.video },
    plain,
    again: plain,
    otherPrompt: { ...plain, prompt: prompts.sea },
    otherSeed: { ...plain, seed: 8 },
  },
  effects: {
    prompt: effect('the scene and its audio', videoDiffers('plain', 'otherPrompt')),
    input_image: effect(
      'the first frame',
      frameIs('framed', 'first', ({ landscape }) => landscape.path),
    ),
    aspect_ratio: effect('16:9 or 9:16', videoHasSize('full', 720, 1280), videoHasSize('framed', 1280, 720)),
    resolution: effect(
      'pixels on the shorter side',
      videoHasSize('framed', 1280, 720),
      videoHasSize('minimal', 1920, 1080),
    ),
    duration: effect('the length', videoLastsBetween('full', 4, 4), videoLastsBetween('minimal', 8, 8)),
    generate_audio: effect('the audio track', hasAudio('full', true), hasAudio('framed', false)),
    seed: effect(
      'the random variation of the video',
      videoDiffers('plain', 'otherSeed'),
      videoRepeats('plain', 'again', 'otherSeed'),
    ),
  },
});
