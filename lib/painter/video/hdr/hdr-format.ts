import {
  AV_PIX_FMT_YUV420P10LE,
  AV_PIX_FMT_YUV422P10LE,
  AVCOL_PRI_BT2020,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  FF_ENCODER_LIBX265,
  FF_ENCODER_PRORES_KS,
} from 'node-av/constants';
import { containerCodecs } from '../../../media/write/container-codecs.ts';
import type { VideoConversion } from '../../../media/write/convert-video.ts';
import { type LightLevels, masteringDisplay } from './hdr-metadata.ts';

/** The parameters of v-1 that determine the file format. */
export interface HdrFormatChoice {
  transfer_function: 'pq' | 'hlg';
  output_encoder: 'H265' | 'ProRes';
  output_profile: '422 Proxy' | '422 LT' | '422 Std' | '422 HQ';
}

/** A container, an encoder and their settings. */
export type HdrFormat = Pick<
  VideoConversion,
  'container' | 'pixelFormat' | 'codec' | 'colour' | 'tag' | 'settings' | 'copiedAudio' | 'fallbackAudio'
> & { fileName: string; contentType: string; pixelFormatName: string };

const proresProfiles = { '422 Proxy': 'proxy', '422 LT': 'lt', '422 Std': 'standard', '422 HQ': 'hq' } as const;

/** How to encode a result: HEVC Main 10 in MP4, or ProRes 422 in QuickTime, both ten bits in Rec. 2020. */
export function hdrFormat(choice: HdrFormatChoice, levels: LightLevels | null): HdrFormat {
  const colour = {
    primaries: AVCOL_PRI_BT2020,
    transfer: choice.transfer_function === 'pq' ? AVCOL_TRC_SMPTE2084 : AVCOL_TRC_ARIB_STD_B67,
    matrix: AVCOL_SPC_BT2020_NCL,
    range: AVCOL_RANGE_MPEG,
  };
  if (choice.output_encoder === 'ProRes') {
    return {
      fileName: 'result.mov',
      contentType: 'video/quicktime',
      container: 'mov',
      codec: FF_ENCODER_PRORES_KS,
      pixelFormat: AV_PIX_FMT_YUV422P10LE,
      pixelFormatName: 'yuv422p10le',
      colour,
      tag: null,
      settings: { profile: proresProfiles[choice.output_profile], vendor: 'apl0' },
      copiedAudio: containerCodecs.mov.audio,
      fallbackAudio: containerCodecs.mov.fallbackAudio,
    };
  }
  return {
    fileName: 'result.mp4',
    contentType: 'video/mp4',
    container: 'mp4',
    codec: FF_ENCODER_LIBX265,
    pixelFormat: AV_PIX_FMT_YUV420P10LE,
    pixelFormatName: 'yuv420p10le',
    colour,
    // The only tag that Apple's players open.
    tag: 'hvc1',
    settings: { preset: 'fast', crf: 18, profile: 'main10', 'x265-params': x265Parameters(levels) },
    copiedAudio: containerCodecs.mp4.audio,
    fallbackAudio: containerCodecs.mp4.fallbackAudio,
  };
}

const xy = ([x, y]: readonly [number, number]) => `(${x},${y})`;

/** HDR10's static metadata is only for PQ; HLG has none (ITU-R BT.2100). */
function x265Parameters(levels: LightLevels | null): string {
  const always = 'log-level=none:repeat-headers=1';
  if (levels === null) return always;
  const display = masteringDisplay;
  const [red, green, blue] = display.primaries;
  const light = `L(${display.maximum},${display.minimum})`;
  const described = `G${xy(green)}B${xy(blue)}R${xy(red)}WP${xy(display.white)}${light}`;
  return `${always}:hdr10=1:hdr10-opt=1:master-display=${described}:max-cll=${levels.maxCll},${levels.maxFall}`;
}
