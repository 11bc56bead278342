import { ie11 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import { differs, hasFormat, hasSize } from '../../testing/contract/probes/image-probes.ts';

/** The contract case of IE-11. */
export const ie11Case = defineCase({
  model: ie11,
  renders: {
    minimal: ({ landscape }) => ({ input_image: landscape.address }),
    full: ({ landscape }) => ({
      input_image: landscape.address,
      enhance_model: 'Standard V2',
      upscale_factor: '4x',
      output_format: 'jpg',
    }),
    otherImage: ({ evening }) => ({ input_image: evening.address }),
    standard: ({ landscape }) => ({ input_image: landscape.address, enhance_model: 'Standard V2' }),
    small: ({ landscape }) => ({ input_image: landscape.address, enhance_model: 'Low Resolution V2' }),
    graphics: ({ landscape }) => ({ input_image: landscape.address, enhance_model: 'CGI' }),
    text: ({ landscape }) => ({ input_image: landscape.address, enhance_model: 'Text Refine' }),
  },
  effects: {
    input_image: effect('the image that is upscaled', differs('minimal', 'otherImage', 5)),
    enhance_model: effect(
      'the kind of enhancement',
      differs('minimal', 'standard', 0.05),
      differs('standard', 'small', 0.05),
      differs('small', 'graphics', 0.05),
      differs('graphics', 'text', 0.05),
    ),
    upscale_factor: effect('width and height; 2x by default', hasSize('minimal', 384, 256), hasSize('full', 768, 512)),
    output_format: effect('the file format', hasFormat('minimal', 'png'), hasFormat('full', 'jpeg')),
  },
});
