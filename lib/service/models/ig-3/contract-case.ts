import { ig3 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import {
  comesNearer,
  differs,
  gainsDetail,
  hasFormat,
  hasSize,
  isTransparent,
  repeats,
  showsCards,
} from '../../testing/contract/probes/image-probes.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const plain = { prompt: prompts.barn, size: '1024x1024', seed: 7 };

/** The contract case of IG-3. */
export const ig3Case = defineCase({
  model: ig3,
  renders: {
    minimal: { prompt: prompts.sea },
    full: ({ cards }) => ({
      prompt: prompts.table,
      input_image: [cards.magenta.address, cards.lime.address],
      size: '1536x1024',
      quality: 'low',
      input_fidelity: 'high',
      background: 'opaque',
      output_format: 'webp',
      seed: 5,
    }),
    plain,
    again: plain,
    otherSeed: { ...plain, seed: 8 },
    otherPrompt: { ...plain, prompt: prompts.sea },
    coarse: { ...plain, quality: 'low' },
    fine: { ...plain, quality: 'high' },
    upright: { ...plain, size: 'portrait', output_format: 'jpeg' },
    cutOut: ({ cards }) => ({
      prompt: 'The ball of Image 1',
      input_image: [cards.magenta.address],
      background: 'transparent',
      seed: 5,
    }),
    loose: ({ landscape }) => ({
      prompt: 'Golden sunset light',
      input_image: [landscape.address],
      input_fidelity: 'low',
      seed: 5,
    }),
    close: ({ landscape }) => ({
      prompt: 'Golden sunset light',
      input_image: [landscape.address],
      input_fidelity: 'high',
      seed: 5,
    }),
  },
  effects: {
    prompt: effect('the scene', differs('plain', 'otherPrompt', 5)),
    input_image: effect('every cited image is visible', showsCards('full', ['magenta', 'lime'], 'plain')),
    size: effect(
      'width and height; auto picks the closest aspect ratio',
      hasSize('plain', 1024, 1024),
      hasSize('full', 1536, 1024),
      hasSize('upright', 1024, 1536),
      hasSize('close', 1536, 1024),
    ),
    quality: effect('fine detail', gainsDetail('coarse', 'fine')),
    input_fidelity: effect(
      'how closely the result follows its reference',
      comesNearer(
        'loose',
        'close',
        'the mean difference from the input image falls',
        ({ landscape }) => landscape.path,
      ),
    ),
    background: effect('transparency, or none', isTransparent('cutOut', true), isTransparent('full', false)),
    output_format: effect(
      'the file format',
      hasFormat('full', 'webp'),
      hasFormat('upright', 'jpeg'),
      hasFormat('plain', 'png'),
    ),
    seed: effect('the random variation of the image', repeats('plain', 'again', 'otherSeed')),
  },
});
