import { v7 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import {
  videoDiffers,
  videoHasSize,
  videoLasts,
  videoMoves,
  videoRepeats,
} from '../../testing/contract/probes/video-probes.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const full = { prompt: prompts.video, aspect_ratio: '4:3', resolution: '720P', duration: 3, seed: 5 };

/** The contract case of V-7. */
export const v7Case = defineCase({
  model: v7,
  renders: { full },
  long: {
    minimal: { prompt: prompts.sea },
    again: full,
    otherPrompt: { ...full, prompt: prompts.sea },
    otherSeed: { ...full, seed: 6 },
  },
  effects: {
    prompt: effect('the scene and its motion', videoMoves('full'), videoDiffers('full', 'otherPrompt')),
    aspect_ratio: effect('the aspect ratio', videoHasSize('full', 960, 720)),
    resolution: effect(
      'pixels on the shorter side',
      videoHasSize('full', 960, 720),
      videoHasSize('minimal', 1920, 1080),
    ),
    duration: effect('the length', videoLasts('full', 90, 30), videoLasts('minimal', 150, 30)),
    seed: effect('the random variation of the video', videoRepeats('full', 'again', 'otherSeed')),
  },
});
