import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createToneMap } from '../colour/tone-map.ts';
import { writeCube } from '../colour/write-cube.ts';
import { filterValue } from './filter-value.ts';

/** Points per side of the tone-mapping table; PQ and HLG are perceptually even, so few are enough. */
const tableSize = 33;

/** Filters that scale a video's frames to a size in standard range, as a screen shows them. */
export interface DisplayFilters {
  /** The output's pixel format: RGB at full range, or Y′CbCr of Rec. 709 at limited range. */
  describe: (options: {
    width: number;
    height: number;
    pixelFormat: 'rgb24' | 'rgba' | 'yuv420p';
    /** How standard range is scaled: by the mean of an area (the default, for reducing), or with sharp edges. */
    kernel?: 'area' | 'lanczos';
    /** For a still that is viewed at pixel level: chroma is interpolated between its samples, not repeated. */
    isExact?: boolean;
  }) => string;
  close: () => Promise<void>;
}

/** Prepares the filters; for high dynamic range they use a lookup table in a temporary file, which `close` removes. */
export async function createDisplayFilters(
  upright: readonly string[],
  dynamicRange: 'pq' | 'hlg' | null,
): Promise<DisplayFilters> {
  const folder = dynamicRange === null ? null : await mkdtemp(join(tmpdir(), 'easel-tone-'));
  const cube = join(folder ?? '', 'tone.cube');
  if (dynamicRange !== null) await writeCube(cube, tableSize, createToneMap(dynamicRange));
  return {
    describe: ({ width, height, pixelFormat, kernel = 'area', isExact = false }) => {
      const toStandard =
        dynamicRange === null
          ? [`scale=w=${width}:h=${height}:flags=${kernel}`]
          : [
              `zscale=s=${width}x${height}:m=gbr:r=full`,
              'format=gbrpf32le',
              `lut3d=file=${filterValue(cube)}:interp=tetrahedral`,
              'setparams=color_primaries=bt709:color_trc=bt709:colorspace=gbr:range=pc',
            ];
      const toFormat = pixelFormat === 'yuv420p' ? 'scale=out_color_matrix=bt709:out_range=tv' : 'scale=out_range=pc';
      if (isExact && dynamicRange === null) {
        const flags = 'bicubic+full_chroma_int+full_chroma_inp+accurate_rnd';
        return [...upright, `scale=w=${width}:h=${height}:out_range=pc:flags=${flags}`, `format=${pixelFormat}`].join(
          ',',
        );
      }
      return [...upright, ...toStandard, toFormat, `format=${pixelFormat}`].join(',');
    },
    close: async () => {
      if (folder !== null) await rm(folder, { recursive: true, force: true });
    },
  };
}
