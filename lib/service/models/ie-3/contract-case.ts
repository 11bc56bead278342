import { ie3 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import {
  differs,
  hasArea,
  hasFormat,
  hasRatio,
  isMarked,
  repeats,
  showsCards,
} from '../../testing/contract/probes/image-probes.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const plain = { prompt: prompts.barn, size: '1K', seed: 7 };

/** The contract case of IE-3. */
export const ie3Case = defineCase({
  model: ie3,
  renders: {
    minimal: { prompt: prompts.sea },
    full: ({ cards }) => ({
      prompt: 'Image 1, Image 2 and Image 3 in a row before a grey wall',
      input_image: [cards.magenta.address, cards.lime.address, cards.violet.address],
      aspect_ratio: '21:9',
      size: '1K',
      output_format: 'jpeg',
      watermark: true,
      seed: 5,
    }),
    plain,
    again: plain,
    otherSeed: { ...plain, seed: 8 },
    otherPrompt: { ...plain, prompt: prompts.sea },
    marked: { ...plain, watermark: true },
  },
  effects: {
    prompt: effect('the scene', differs('plain', 'otherPrompt', 5)),
    input_image: effect('every cited image is visible', showsCards('full', ['magenta', 'lime', 'violet'], 'plain')),
    aspect_ratio: effect('the aspect ratio', hasRatio('full', '21:9')),
    size: effect('the number of pixels; 2K by default', hasArea('plain', 1024), hasArea('minimal', 2048)),
    output_format: effect('the file format', hasFormat('full', 'jpeg'), hasFormat('plain', 'png')),
    watermark: effect('a mark at the bottom right', isMarked('plain', 'marked')),
    seed: effect('the random variation of the image', repeats('plain', 'again', 'otherSeed')),
  },
});
