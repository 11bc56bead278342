import { ie13 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import { differs, hasFormat, isTransparent, showsCards } from '../../testing/contract/probes/image-probes.ts';

/** The contract case of IE-13. */
export const ie13Case = defineCase({
  model: ie13,
  renders: {
    minimal: ({ cards }) => ({ prompt: 'the subject', input_image: cards.magenta.address }),
    full: ({ cards }) => ({
      prompt: 'the subject',
      input_image: cards.magenta.address,
      apply_mask: false,
      output_format: 'jpeg',
    }),
    background: ({ cards }) => ({ prompt: 'the background', input_image: cards.magenta.address }),
    mask: ({ cards }) => ({ prompt: 'the subject', input_image: cards.magenta.address, apply_mask: false }),
  },
  effects: {
    input_image: effect('the image that is cut out from', showsCards('minimal', ['magenta'], 'mask')),
    prompt: effect('the area that is cut out', differs('minimal', 'background', 10)),
    apply_mask: effect(
      'the transparent cut-out, or the mask',
      isTransparent('minimal', true),
      isTransparent('mask', false),
    ),
    output_format: effect('the file format', hasFormat('minimal', 'png'), hasFormat('full', 'jpeg')),
  },
});
