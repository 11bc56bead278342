import { ig1 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import { differs, gainsColour, gainsDetail, hasSize, repeats } from '../../testing/contract/probes/image-probes.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const plain = { prompt: prompts.barn, width: 320, height: 256, seed: 7 };

/** The contract case of IG-1. */
export const ig1Case = defineCase({
  model: ig1,
  renders: {
    minimal: { prompt: prompts.sea },
    full: {
      prompt: prompts.barn,
      negative_prompt: 'clouds, barn',
      width: 320,
      height: 256,
      num_inference_steps: 30,
      guidance_scale: 7.5,
      seed: 7,
    },
    plain,
    again: plain,
    otherSeed: { ...plain, seed: 8 },
    otherPrompt: { ...plain, prompt: prompts.sea },
    fewSteps: { ...plain, num_inference_steps: 5 },
    manySteps: { ...plain, num_inference_steps: 60 },
    weak: { ...plain, guidance_scale: 1 },
    strong: { ...plain, guidance_scale: 15 },
  },
  effects: {
    prompt: effect('the scene', differs('plain', 'otherPrompt', 5)),
    negative_prompt: effect('the excluded objects and colours', differs('plain', 'full', 1)),
    width: effect('the width', hasSize('plain', 320, 256), hasSize('minimal', 1024, 1024)),
    height: effect('the height', hasSize('plain', 320, 256), hasSize('minimal', 1024, 1024)),
    num_inference_steps: effect('fine detail', gainsDetail('fewSteps', 'manySteps')),
    guidance_scale: effect('colour strength', gainsColour('weak', 'plain', 'strong')),
    seed: effect('the random variation of the image', repeats('plain', 'again', 'otherSeed')),
  },
});
