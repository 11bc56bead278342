import { ie10 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import { differs, hasRatio, hasSize, repeats } from '../../testing/contract/probes/image-probes.ts';

/** The contract case of IE-10. */
export const ie10Case = defineCase({
  model: ie10,
  renders: {
    minimal: ({ landscape }) => ({ prompt: 'Black and white', input_image: landscape.address }),
    full: ({ landscape }) => ({
      prompt: 'Strong film grain',
      input_image: landscape.address,
      aspect_ratio: '1:1',
      seed: 5,
    }),
    again: ({ landscape }) => ({
      prompt: 'Strong film grain',
      input_image: landscape.address,
      aspect_ratio: '1:1',
      seed: 5,
    }),
    otherSeed: ({ landscape }) => ({
      prompt: 'Strong film grain',
      input_image: landscape.address,
      aspect_ratio: '1:1',
      seed: 6,
    }),
    otherImage: ({ evening }) => ({ prompt: 'Black and white', input_image: evening.address }),
    otherPrompt: ({ landscape }) => ({ prompt: 'Warmer', input_image: landscape.address }),
  },
  effects: {
    input_image: effect('the image that is edited', differs('minimal', 'otherImage', 5), hasSize('minimal', 192, 128)),
    prompt: effect('the edit', differs('minimal', 'otherPrompt', 5)),
    aspect_ratio: effect('the aspect ratio', hasRatio('full', '1:1'), hasRatio('minimal', '3:2')),
    seed: effect('grain and other random detail', repeats('full', 'again', 'otherSeed')),
  },
});
