import { z } from 'zod';
import { choiceField } from '../fields/fields.ts';
import { mediaAddress } from '../fields/media-fields.ts';
import { defineModel } from '../model-definition.ts';

/** V-1: standard to high dynamic range. */
export const v1 = defineModel({
  id: 'v-1',
  aliases: ['topazlabs-hyperion-hdr-video'],
  displayName: 'SDR to HDR',
  summary: 'Converts a film to high dynamic range',
  description:
    'Expands the highlights of a standard-range film in linear light, with white at 203 and the peak at 1000 cd/m², and codes it as PQ or HLG in Rec. 2020 with ten bits. Size, frame times and sound are kept.',
  mediaType: 'video',
  endpoint: '/videos/generate',
  inputs: ['video'],
  basic: ['transfer_function', 'output_encoder'],
  parameters: z.strictObject({
    input_video: mediaAddress('video', { title: 'Film', description: 'The standard-range film to convert.' }),
    transfer_function: choiceField(['hlg', 'pq'], 'hlg', {
      title: 'Transfer function',
      description: 'HLG also looks right on standard displays. PQ (HDR10) carries absolute brightness.',
    }),
    adjust_exposure: z.number().min(0).max(1).default(0.5).meta({
      title: 'Exposure',
      description: '0.5 leaves the brightness; 0 and 1 are two stops darker and brighter.',
    }),
    boost_saturation: z
      .number()
      .min(0)
      .max(1)
      .default(0.5)
      .meta({ title: 'Saturation', description: '0.5 leaves the colours; 0 halves their strength, 1 adds half.' }),
    highlight_threshold: z.number().min(0.45).max(0.85).default(0.65).meta({
      title: 'Highlight threshold',
      description: 'Signal level above which highlights are expanded, towards 1000 cd/m². Lower lets more glow.',
    }),
    output_encoder: choiceField(['H265', 'ProRes'], 'H265', { title: 'Encoder' }),
    output_profile: z
      .enum(['422 Proxy', '422 LT', '422 Std', '422 HQ'])
      .default('422 HQ')
      .meta({ title: 'ProRes profile', description: 'Matters with ProRes alone.', 'x-next-to': 'output_encoder' }),
  }),
});
