import { v9 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import type { ContractMedia } from '../../testing/contract/contract-media.ts';
import {
  videoDiffers,
  videoHasRatio,
  videoHasSize,
  videoIsMarked,
  videoLasts,
  videoLastsBetween,
  videoRepeats,
  videoShowsCards,
  videoShowsColours,
  frameIs,
} from '../../testing/contract/probes/video-probes.ts';
import { hasAudio, hears } from '../../testing/contract/probes/audio-probes.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const red = [200, 30, 30] as const;
const plain = { prompt: prompts.video, resolution: '480P', duration: 2, seed: 7 };
const full = ({ cards, clips, tones }: ContractMedia) => ({
  prompt: '@Image 1 on a table to @Audio 1, then @Video 1, then @Image 2 with @Audio 2',
  input_images: [cards.magenta.address, cards.lime.address],
  input_videos: [clips.red.address],
  input_audios: [tones[660].address, tones[1320].address],
  aspect_ratio: '4:3',
  resolution: '480P',
  duration: 4,
  generate_audio: true,
  enable_thinking: true,
  watermark: true,
  seed: 5,
});

/** The contract case of V-9. */
export const v9Case = defineCase({
  model: v9,
  renders: {
    full,
    plain,
    otherPrompt: { ...plain, prompt: prompts.sea },
    marked: { ...plain, watermark: true, generate_audio: false },
    frames: ({ landscape, evening }) => ({
      ...plain,
      prompt: 'Evening comes',
      input_image: landscape.address,
      tail_image_url: evening.address,
      generate_audio: false,
    }),
    smart: { ...plain, prompt: `${prompts.video}, 3 seconds`, duration: -1, generate_audio: false },
  },
  long: {
    minimal: { prompt: prompts.video },
    again: plain,
    otherSeed: { ...plain, seed: 8 },
    tenSeconds: { ...plain, duration: 10, generate_audio: false },
    planned: { ...plain, duration: 10, generate_audio: false, enable_thinking: true },
    longest: { ...plain, duration: 30 },
  },
  effects: {
    prompt: effect('the scene, and when each reference appears', videoDiffers('plain', 'otherPrompt')),
    input_images: effect('every image is visible', videoShowsCards('full', ['magenta', 'lime'])),
    input_videos: effect('every clip is visible', videoShowsColours('full', { red })),
    input_audios: effect('every audio file is audible', hears('full', [660, 1320], 'plain')),
    input_image: effect(
      'the first frame',
      frameIs('frames', 'first', ({ landscape }) => landscape.path),
    ),
    tail_image_url: effect(
      'the last frame',
      frameIs('frames', 'last', ({ evening }) => evening.path),
    ),
    aspect_ratio: effect(
      'the aspect ratio; adaptive uses that of the first frame or reference',
      videoHasRatio('full', '4:3'),
      videoHasRatio('frames', '3:2'),
    ),
    resolution: effect(
      'pixels on the shorter side',
      videoHasSize('full', 640, 480),
      videoHasSize('minimal', 1920, 1080),
    ),
    duration: effect(
      'the length; −1 lets the prompt decide',
      videoLasts('plain', 60, 30),
      videoLastsBetween('smart', 3, 3),
      videoLasts('longest', 900, 30),
    ),
    generate_audio: effect('the audio track', hasAudio('plain', true), hasAudio('marked', false)),
    enable_thinking: effect('a different, planned video', videoDiffers('tenSeconds', 'planned')),
    watermark: effect('a mark at the bottom right', videoIsMarked('plain', 'marked')),
    seed: effect('the random variation of the video', videoRepeats('plain', 'again', 'otherSeed')),
  },
});
