import { ie9 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import { showsInBox } from '../../testing/contract/probes/box-probe.ts';
import {
  changesSome,
  differs,
  hasArea,
  hasRatio,
  repeats,
  showsCards,
} from '../../testing/contract/probes/image-probes.ts';
import { isRefused } from '../../testing/contract/probes/refusal-probe.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const plain = { prompt: prompts.barn, aspect_ratio: '1:1', resolution: '768sq', seed: 9 };
const boxes = (...entries: [string, [number, number, number, number]][]) =>
  JSON.stringify(entries.map(([desc, bbox], index) => ({ id: `thing_${index + 1}`, bbox, desc })));

/** The contract case of IE-9. */
export const ie9Case = defineCase({
  model: ie9,
  renders: {
    minimal: { prompt: prompts.sea },
    full: ({ cards }) => ({
      prompt: `A grey studio. ${boxes(['image 1', [100, 80, 500, 480]], ['image 2', [520, 560, 920, 960]])}`,
      input_image: [cards.magenta.address, cards.lime.address],
      aspect_ratio: '3:2',
      resolution: '768sq',
      grounding: true,
      safety_tolerance: 1,
      seed: 5,
    }),
    plain,
    again: plain,
    otherSeed: { ...plain, seed: 8 },
    otherPrompt: { ...plain, prompt: prompts.sea },
    violent: { ...plain, prompt: 'A gory massacre, blood everywhere', safety_tolerance: 0 },
    grounded9: { ...plain, grounding: true },
    grounded8: { ...plain, seed: 8, grounding: true },
    auto: ({ landscape }) => ({ prompt: 'Warmer', input_image: [landscape.address], resolution: '768sq' }),
  },
  long: { large: { ...plain, resolution: '4k' } },
  effects: {
    prompt: effect(
      'the scene, and the content of its boxes',
      differs('plain', 'otherPrompt', 5),
      showsInBox('full', 'magenta', { top: 0.1, left: 0.08, bottom: 0.5, right: 0.48 }),
      showsInBox('full', 'lime', { top: 0.52, left: 0.56, bottom: 0.92, right: 0.96 }),
    ),
    input_image: effect('every cited image is visible', showsCards('full', ['magenta', 'lime'], 'plain')),
    aspect_ratio: effect(
      'the aspect ratio; auto uses that of the first reference',
      hasRatio('full', '3:2'),
      hasRatio('auto', '3:2'),
    ),
    resolution: effect(
      'the number of pixels; 1k by default',
      hasArea('plain', 768),
      hasArea('minimal', 1024),
      hasArea('large', 4096),
    ),
    grounding: effect(
      'one more composition to choose from (there is no web access)',
      changesSome(['plain', 'grounded9'], ['otherSeed', 'grounded8']),
    ),
    safety_tolerance: effect('which words are rejected', isRefused('violent', '/prompt')),
    seed: effect('the random variation of the image', repeats('plain', 'again', 'otherSeed')),
  },
});
