import { v3 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import {
  videoDiffers,
  videoGainsColour,
  videoGainsDetail,
  videoHasSize,
  videoLasts,
  videoRepeats,
} from '../../testing/contract/probes/video-probes.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const plain = { prompt: prompts.video, width: 256, height: 144, num_frames: 12, seed: 7 };

/** The contract case of V-3. */
export const v3Case = defineCase({
  model: v3,
  renders: {
    full: {
      prompt: prompts.barn,
      width: 320,
      height: 192,
      num_frames: 25,
      num_inference_steps: 20,
      guidance_scale: 6,
      seed: 5,
    },
    plain,
    again: plain,
    otherSeed: { ...plain, seed: 8 },
    otherPrompt: { ...plain, prompt: prompts.sea },
    fewSteps: { ...plain, num_inference_steps: 5 },
    manySteps: { ...plain, num_inference_steps: 80 },
    weak: { ...plain, prompt: prompts.barn, guidance_scale: 1 },
    strong: { ...plain, prompt: prompts.barn, guidance_scale: 10 },
    still: { ...plain, num_frames: 1 },
  },
  long: { minimal: { prompt: prompts.video } },
  effects: {
    prompt: effect('the scene', videoDiffers('plain', 'otherPrompt')),
    width: effect('the width', videoHasSize('full', 320, 192), videoHasSize('minimal', 1280, 720)),
    height: effect('the height', videoHasSize('plain', 256, 144)),
    num_frames: effect(
      'the number of frames',
      videoLasts('full', 25, 24),
      videoLasts('still', 1, 24),
      videoLasts('minimal', 81, 24),
    ),
    num_inference_steps: effect('fine detail', videoGainsDetail('fewSteps', 'manySteps')),
    guidance_scale: effect('colour strength', videoGainsColour('weak', 'strong')),
    seed: effect('the random variation of the video', videoRepeats('plain', 'again', 'otherSeed')),
  },
});
