import { ie12 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import { differs, gainsDetail, hasSize, isFaithful, repeats } from '../../testing/contract/probes/image-probes.ts';

/** The contract case of IE-12. */
export const ie12Case = defineCase({
  model: ie12,
  renders: {
    minimal: ({ landscape }) => ({ input_image: landscape.address }),
    full: ({ landscape }) => ({
      input_image: landscape.address,
      upscale_factor: 2.5,
      creativity: 0.8,
      num_inference_steps: 8,
      seed: 5,
    }),
    again: ({ landscape }) => ({
      input_image: landscape.address,
      upscale_factor: 2.5,
      creativity: 0.8,
      num_inference_steps: 8,
      seed: 5,
    }),
    otherSeed: ({ landscape }) => ({
      input_image: landscape.address,
      upscale_factor: 2.5,
      creativity: 0.8,
      num_inference_steps: 8,
      seed: 6,
    }),
    otherImage: ({ evening }) => ({ input_image: evening.address }),
    faithful: ({ landscape }) => ({ input_image: landscape.address, creativity: 0, seed: 5 }),
    middle: ({ landscape }) => ({ input_image: landscape.address, creativity: 0.5, seed: 5 }),
    inventive: ({ landscape }) => ({ input_image: landscape.address, creativity: 1, seed: 5 }),
    oneStep: ({ landscape }) => ({ input_image: landscape.address, num_inference_steps: 1, seed: 5 }),
    manySteps: ({ landscape }) => ({ input_image: landscape.address, num_inference_steps: 30, seed: 5 }),
    largest: ({ landscape }) => ({ input_image: landscape.address, upscale_factor: 4 }),
  },
  effects: {
    input_image: effect('the image that is upscaled', differs('minimal', 'otherImage', 5)),
    upscale_factor: effect(
      'width and height, exact to the pixel',
      hasSize('minimal', 384, 256),
      hasSize('full', 480, 320),
      hasSize('largest', 768, 512),
    ),
    creativity: effect('fine texture', gainsDetail('faithful', 'middle', 'inventive')),
    num_inference_steps: effect(
      'how close the downscaled result is to the original',
      isFaithful('oneStep', 'manySteps', ({ landscape }) => landscape.path),
    ),
    seed: effect('the random variation of the texture', repeats('full', 'again', 'otherSeed')),
  },
});
