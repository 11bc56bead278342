import { v10 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import {
  filmDiffers,
  filmHasRatio,
  filmHasSize,
  filmIsCoded,
  filmIsMarked,
  filmLastsBetween,
  filmRepeats,
} from '../../testing/contract/probes/film-probes.ts';
import { hasSound } from '../../testing/contract/probes/sound-probes.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const plain = { prompt: prompts.film, resolution: '480p', duration: 4, generate_audio: false, seed: 7 };

/** What the contract suite asks of V-10. */
export const v10Case = defineCase({
  model: v10,
  renders: {
    full: {
      prompt: prompts.film,
      aspect_ratio: '21:9',
      resolution: '480p',
      duration: '4',
      generate_audio: true,
      output_format: 'mov',
      watermark: true,
      seed: 5,
    },
    plain,
  },
  long: {
    minimal: { prompt: prompts.sea },
    marked: { ...plain, watermark: true },
    again: plain,
    otherSeed: { ...plain, seed: 8 },
    otherWords: { ...plain, prompt: prompts.sea },
    deep: { ...plain, resolution: '1080p' },
    longest: { ...plain, duration: 30 },
  },
  effects: {
    prompt: effect('the scene', filmDiffers('plain', 'otherWords')),
    aspect_ratio: effect('the aspect ratio', filmHasRatio('full', '21:9'), filmHasRatio('plain', '16:9')),
    resolution: effect(
      'pixels on the shorter side; 1080p is 10-bit HEVC',
      filmIsCoded('plain', { codec: 'h264', pixelFormat: 'yuv420p' }),
      filmHasSize('deep', 1920, 1080),
      filmIsCoded('deep', { codec: 'hevc', pixelFormat: 'yuv420p10le' }),
    ),
    duration: effect(
      'the length, as a number or as text; auto lets the prompt decide',
      filmLastsBetween('plain', 4, 4),
      filmLastsBetween('full', 4, 4),
      filmLastsBetween('minimal', 4, 30),
      filmLastsBetween('longest', 30, 30),
    ),
    generate_audio: effect('the audio track', hasSound('full', true), hasSound('plain', false)),
    output_format: effect(
      'the container',
      filmIsCoded('plain', { contentType: 'video/mp4' }),
      filmIsCoded('full', { contentType: 'video/quicktime' }),
    ),
    watermark: effect('a mark at the bottom right', filmIsMarked('plain', 'marked')),
    seed: effect('the random variation of the video', filmRepeats('plain', 'again', 'otherSeed')),
  },
});
