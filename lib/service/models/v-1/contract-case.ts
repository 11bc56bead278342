import { v1 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import {
  videoDiffers,
  videoGainsLight,
  videoHasSize,
  videoIsCoded,
  videoLasts,
  isLarger,
} from '../../testing/contract/probes/video-probes.ts';
import { hasAudio } from '../../testing/contract/probes/audio-probes.ts';
import type { ContractMedia } from '../../testing/contract/contract-media.ts';

const converted = (changes: Record<string, unknown>) => (media: ContractMedia) => ({
  input_video: media.clips.red.address,
  ...changes,
});

/** The contract case of V-1. */
export const v1Case = defineCase({
  model: v1,
  renders: {
    minimal: converted({}),
    full: converted({
      transfer_function: 'pq',
      adjust_exposure: 0.6,
      boost_saturation: 0.7,
      highlight_threshold: 0.5,
      output_encoder: 'ProRes',
      output_profile: '422 LT',
    }),
    otherVideo: (media) => ({ input_video: media.clips.blue.address }),
    perceptual: converted({ transfer_function: 'pq' }),
    dark: converted({ adjust_exposure: 0.2 }),
    bright: converted({ adjust_exposure: 0.8 }),
    pale: converted({ boost_saturation: 0 }),
    rich: converted({ boost_saturation: 1 }),
    early: converted({ highlight_threshold: 0.45, transfer_function: 'pq' }),
    late: converted({ highlight_threshold: 0.85, transfer_function: 'pq' }),
    proxy: converted({ output_encoder: 'ProRes', output_profile: '422 Proxy' }),
    finest: converted({ output_encoder: 'ProRes', output_profile: '422 HQ' }),
  },
  effects: {
    input_video: effect(
      'the video that is converted; size, frames and audio stay the same',
      videoDiffers('minimal', 'otherVideo'),
      videoHasSize('minimal', 160, 90),
      videoLasts('minimal', 12, 24),
      hasAudio('minimal', true),
    ),
    transfer_function: effect(
      'how brightness is encoded',
      videoIsCoded('minimal', { dynamicRange: 'hlg' }),
      videoIsCoded('perceptual', { dynamicRange: 'pq' }),
    ),
    adjust_exposure: effect('brightness', videoGainsLight('dark', 'minimal', 'bright')),
    boost_saturation: effect('colour strength', videoDiffers('pale', 'rich')),
    highlight_threshold: effect('how much of the video is brightened', videoGainsLight('late', 'early')),
    output_encoder: effect(
      'the codec',
      videoIsCoded('minimal', { codec: 'hevc', pixelFormat: 'yuv420p10le' }),
      videoIsCoded('full', { codec: 'prores', pixelFormat: 'yuv422p10le' }),
    ),
    output_profile: effect('the file size of ProRes', isLarger('proxy', 'full', 'finest')),
  },
});
