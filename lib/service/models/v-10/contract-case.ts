import { v10 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import {
  videoDiffers,
  videoHasRatio,
  videoHasSize,
  videoIsCoded,
  videoIsMarked,
  videoLastsBetween,
  videoRepeats,
} from '../../testing/contract/probes/video-probes.ts';
import { hasAudio } from '../../testing/contract/probes/audio-probes.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const plain = { prompt: prompts.video, resolution: '480p', duration: 4, generate_audio: false, seed: 7 };

/** The contract case of V-10. */
export const v10Case = defineCase({
  model: v10,
  renders: {
    full: {
      prompt: prompts.video,
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
    otherPrompt: { ...plain, prompt: prompts.sea },
    deep: { ...plain, resolution: '1080p' },
    longest: { ...plain, duration: 30 },
  },
  effects: {
    prompt: effect('the scene', videoDiffers('plain', 'otherPrompt')),
    aspect_ratio: effect('the aspect ratio', videoHasRatio('full', '21:9'), videoHasRatio('plain', '16:9')),
    resolution: effect(
      'pixels on the shorter side; 1080p is 10-bit HEVC',
      videoIsCoded('plain', { codec: 'h264', pixelFormat: 'yuv420p' }),
      videoHasSize('deep', 1920, 1080),
      videoIsCoded('deep', { codec: 'hevc', pixelFormat: 'yuv420p10le' }),
    ),
    duration: effect(
      'the length, as a number or as text; auto lets the prompt decide',
      videoLastsBetween('plain', 4, 4),
      videoLastsBetween('full', 4, 4),
      videoLastsBetween('minimal', 4, 30),
      videoLastsBetween('longest', 30, 30),
    ),
    generate_audio: effect('the audio track', hasAudio('full', true), hasAudio('plain', false)),
    output_format: effect(
      'the container',
      videoIsCoded('plain', { contentType: 'video/mp4' }),
      videoIsCoded('full', { contentType: 'video/quicktime' }),
    ),
    watermark: effect('a mark at the bottom right', videoIsMarked('plain', 'marked')),
    seed: effect('the random variation of the video', videoRepeats('plain', 'again', 'otherSeed')),
  },
});
