import { v8 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import type { ContractMedia } from '../../testing/contract/contract-media.ts';
import {
  videoDiffers,
  videoHasSize,
  videoLasts,
  videoMoves,
  videoRepeats,
  frameIs,
} from '../../testing/contract/probes/video-probes.ts';
import { hasAudio } from '../../testing/contract/probes/audio-probes.ts';
import { isRefused } from '../../testing/contract/probes/refusal-probe.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const full = ({ landscape, evening }: ContractMedia) => ({
  prompt: 'Evening comes, slow push in',
  input_image: landscape.address,
  last_frame_image: evening.address,
  task: 'image_to_video',
  generate_audio: false,
  aspect_ratio: '16:9',
  resolution: '720p',
  duration: 1,
  fps: 24,
  seed: 5,
});
const fromText = { prompt: prompts.video, task: 'text_to_video', resolution: '720p', duration: 1, fps: 25, seed: 5 };

/** The contract case of V-8. */
export const v8Case = defineCase({
  model: v8,
  renders: {
    full,
    upright: { ...fromText, aspect_ratio: '9:16' },
    otherPrompt: { ...fromText, aspect_ratio: '9:16', prompt: prompts.sea, generate_audio: false },
    tooFast: { ...fromText, resolution: '4k', fps: 50 },
    taskless: ({ landscape }) => ({ ...fromText, input_image: landscape.address }),
  },
  long: {
    minimal: { prompt: prompts.video },
    again: full,
    otherSeed: (media) => ({ ...full(media), seed: 6 }),
    large: { ...fromText, resolution: '4k' },
    double: { ...fromText, fps: 50 },
  },
  effects: {
    prompt: effect('the scene and its motion', videoMoves('full'), videoDiffers('upright', 'otherPrompt')),
    input_image: effect(
      'the first frame',
      frameIs('full', 'first', ({ landscape }) => landscape.path),
    ),
    last_frame_image: effect(
      'the last frame',
      frameIs('full', 'last', ({ evening }) => evening.path),
    ),
    task: effect('whether frames are accepted; text_to_video rejects them', isRefused('taskless', '/input_image')),
    generate_audio: effect('the audio track', hasAudio('full', false), hasAudio('upright', true)),
    aspect_ratio: effect('the aspect ratio', videoHasSize('full', 1280, 720), videoHasSize('upright', 720, 1280)),
    resolution: effect(
      'pixels on the shorter side',
      videoHasSize('full', 1280, 720),
      videoHasSize('large', 3840, 2160),
    ),
    duration: effect('the length', videoLasts('full', 24, 24), videoLasts('minimal', 150, 25)),
    fps: effect(
      'frames per second; up to 25 at 4k',
      videoLasts('upright', 25, 25),
      videoLasts('double', 50, 50),
      isRefused('tooFast', '/fps'),
    ),
    seed: effect('the random variation of the video', videoRepeats('full', 'again', 'otherSeed')),
  },
});
