import { ie5 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import { differs, hasFormat, hasRatio, repeats, showsCards } from '../../testing/contract/probes/image-probes.ts';

/** The contract case of IE-5. */
export const ie5Case = defineCase({
  model: ie5,
  renders: {
    minimal: ({ landscape }) => ({ prompt: 'Black and white', input_image: [landscape.address] }),
    full: ({ cards }) => ({
      prompt: 'Image 1 and Image 2 side by side',
      input_image: [cards.magenta.address, cards.violet.address],
      aspect_ratio: '3:2',
      output_format: 'webp',
      seed: 5,
    }),
    grain: ({ landscape }) => ({ prompt: 'Strong film grain', input_image: [landscape.address], seed: 5 }),
    again: ({ landscape }) => ({ prompt: 'Strong film grain', input_image: [landscape.address], seed: 5 }),
    otherSeed: ({ landscape }) => ({ prompt: 'Strong film grain', input_image: [landscape.address], seed: 6 }),
    jpg: ({ landscape }) => ({ prompt: 'Sharper', input_image: [landscape.address], output_format: 'jpg' }),
  },
  effects: {
    input_image: effect('every image is visible', showsCards('full', ['magenta', 'violet'], 'minimal')),
    prompt: effect('the image that is edited', differs('minimal', 'jpg', 5)),
    aspect_ratio: effect('the aspect ratio; 16:9 by default', hasRatio('full', '3:2'), hasRatio('minimal', '16:9')),
    output_format: effect(
      'the file format',
      hasFormat('full', 'webp'),
      hasFormat('jpg', 'jpeg'),
      hasFormat('minimal', 'png'),
    ),
    seed: effect('grain and other random detail', repeats('grain', 'again', 'otherSeed')),
  },
});
