import { z } from 'zod';
import { choiceField } from '../fields/fields.ts';
import { mediaAddress } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

/** V-1: standard to high dynamic range. */
export const v1 = defineModel({
  id: 'v-1',
  aliases: ['topazlabs-hyperion-hdr-video'],
  displayName: 'SDR to HDR',
  summary: 'Converts a video to high dynamic range',
  description:
    'Expands the highlights of a standard-range video in linear light, with white at 203 and the peak at 1000 cd/m², and encodes it as 10-bit PQ or HLG in Rec. 2020. Size, frame timing and audio stay the same.',
  mediaType: 'video',
  endpoint: '/videos/generate',
  inputs: ['video'],
  basic: ['transfer_function', 'output_encoder'],
  parameters: z.strictObject({
    input_video: mediaAddress('video', { title: 'Video', description: 'The standard-range video to convert.' }),
    transfer_function: choiceField(['hlg', 'pq'], 'hlg', {
      title: 'Transfer function',
      description: 'HLG also looks right on standard displays. PQ (HDR10) carries absolute brightness.',
    }),
    adjust_exposure: z.number().min(0).max(1).default(0.5).meta({
      title: 'Exposure',
      description: '0.5 leaves brightness unchanged. 0 is two stops darker, 1 two stops brighter.',
    }),
    boost_saturation: z
      .number()
      .min(0)
      .max(1)
      .default(0.5)
      .meta({ title: 'Saturation', description: '0.5 leaves colours unchanged. 0 halves saturation, 1 adds 50%.' }),
    highlight_threshold: z.number().min(0.45).max(0.85).default(0.65).meta({
      title: 'Highlight threshold',
      description:
        'Signal level above which highlights are expanded, up to 1000 cd/m². Lower values brighten more of the video.',
    }),
    output_encoder: choiceField(['H265', 'ProRes'], 'H265', { title: 'Encoder' }),
    output_profile: z
      .enum(['422 Proxy', '422 LT', '422 Std', '422 HQ'])
      .default('422 HQ')
      .meta({ title: 'ProRes profile', description: 'Only used with ProRes.', 'x-next-to': 'output_encoder' }),
  }),
});
