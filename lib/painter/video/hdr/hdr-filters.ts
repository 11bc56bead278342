import { filterValue } from '../../../media/filter/filter-value.ts';

/** The inputs of the filter chain. */
export interface HdrFilterOptions {
  /** Filters that rotate the image upright. */
  upright: readonly string[];
  width: number;
  height: number;
  /** Path of the colour table. */
  cube: string;
  transfer: 'pq' | 'hlg';
  pixelFormat: string;
}

/**
 * FFmpeg's filters from a decoded frame to HDR: upright, to RGB at full range and with chroma at full size (so that no
 * step rounds to eight bits), through the colour table with tetrahedral interpolation, and back to limited-range Y′CbCr
 * of Rec. 2020 in ten bits.
 */
export function hdrFilters(options: HdrFilterOptions): string {
  const size = `${options.width}:${options.height}`;
  const transfer = options.transfer === 'pq' ? 'smpte2084' : 'arib-std-b67';
  return [
    ...options.upright,
    `crop=w=min(iw\\,${options.width}):h=min(ih\\,${options.height}):x=0:y=0`,
    'zscale=m=gbr:r=full',
    'format=gbrpf32le',
    `lut3d=file=${filterValue(options.cube)}:interp=tetrahedral`,
    `setparams=color_primaries=bt2020:color_trc=${transfer}:colorspace=gbr:range=pc`,
    `zscale=s=${size.replace(':', 'x')}:m=2020_ncl:r=limited:d=ordered`,
    `format=${options.pixelFormat}`,
  ].join(',');
}
