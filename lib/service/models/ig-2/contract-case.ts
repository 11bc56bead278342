import { ig2 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import {
  differs,
  hasCount,
  hasFormat,
  hasRatio,
  hasSize,
  repeats,
} from '../../testing/contract/probes/image-probes.ts';
import { isRefused } from '../../testing/contract/probes/refusal-probe.ts';

const plain = { prompt: 'A poster, "BLUE NOTE" large, hills at dusk', image_size: 'square', seed: 7 };

/** The contract case of IG-2. */
export const ig2Case = defineCase({
  model: ig2,
  renders: {
    minimal: { prompt: 'A poster, "HELLO"' },
    full: {
      prompt: 'A poster, "BLUE NOTE" large, "By the river" below, hills at dusk',
      image_size: 'portrait_4_3',
      rendering_speed: 'TURBO',
      expansion_model: 'Large',
      acceleration: 'high',
      num_images: 2,
      enable_safety_checker: true,
      output_format: 'jpeg',
      seed: 5,
    },
    plain,
    again: plain,
    otherSeed: { ...plain, seed: 8 },
    otherLetters: { ...plain, prompt: 'A poster, "RED TONE" large, hills at dusk' },
    turbo: { ...plain, rendering_speed: 'TURBO' },
    quality: { ...plain, rendering_speed: 'QUALITY' },
    large: { ...plain, expansion_model: 'Large' },
    accelerated: { ...plain, acceleration: 'high' },
    wide: { ...plain, image_size: 'landscape_16_9' },
    violent: { ...plain, prompt: 'A poster of a gory massacre, "BLOOD"', enable_safety_checker: true },
    unchecked: { ...plain, prompt: 'A poster of a gory massacre, "BLOOD"', enable_safety_checker: false },
  },
  effects: {
    prompt: effect('the lettering and its background', differs('plain', 'otherLetters', 0.5)),
    image_size: effect(
      'the size',
      hasSize('plain', 512, 512),
      hasSize('minimal', 1024, 1024),
      hasRatio('full', '3:4'),
      hasRatio('wide', '16:9'),
    ),
    rendering_speed: effect(
      'detail of the background',
      differs('turbo', 'plain', 0.1),
      differs('plain', 'quality', 0.1),
    ),
    expansion_model: effect('layers of the background', differs('plain', 'large', 0.1)),
    acceleration: effect('a coarser background', differs('plain', 'accelerated', 0.1)),
    num_images: effect('the number of results', hasCount('full', 2)),
    enable_safety_checker: effect(
      'whether severe words are rejected',
      isRefused('violent', '/prompt'),
      hasSize('unchecked', 512, 512),
    ),
    output_format: effect('the file format', hasFormat('full', 'jpeg'), hasFormat('plain', 'png')),
    seed: effect('the random variation of the design', repeats('plain', 'again', 'otherSeed')),
  },
});
