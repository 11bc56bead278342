import type { Triple } from '../../../media/colour/primaries.ts';
import { createFrameConverter } from '../../../media/filter/frame-converter.ts';
import type { OpenVideo } from '../../../media/read/open-video.ts';
import { readFrames } from '../../../media/read/read-frames.ts';
import type { LightLevels } from './hdr-metadata.ts';
import { durationOf } from '../../../media/read/stream-facts.ts';

/** Sampled pixels per frame; more would cost more than a hundredth of the encoding time. */
const samplesPerFrame = 16_000;

/** Points per side of the lookup table for a colour's brightness. */
const tableSize = 64;

/**
 * Measures how bright the converted video will be: decodes the source's reference frames once more and samples an even
 * grid of about 16,000 pixels of each, unfiltered, so that small lights count.
 */
export async function measureLight(
  file: OpenVideo,
  light: (signal: Triple) => Triple,
  context: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<LightLevels> {
  const { video } = file;
  if (video === null) return { maxCll: 0, maxFall: 0 };
  const step = Math.max(1, Math.sqrt((video.codecpar.width * video.codecpar.height) / samplesPerFrame));
  const length = (pixels: number) => Math.max(1, Math.round(pixels / step));
  const size = `w=${length(video.codecpar.width)}:h=${length(video.codecpar.height)}`;
  const table = brightnessTable(light);
  const converter = createFrameConverter(
    () => `scale=${size}:flags=neighbor:out_range=pc,format=rgb24`,
    video.timeBase,
  );
  const total = durationOf(file, video);
  let maxCll = 0;
  let maxFall = 0;
  try {
    for await (const frame of readFrames(file, 'quick')) {
      context.signal.throwIfAborted();
      for await (const converted of converter.convert(frame)) {
        using held = converted;
        const seen = brightnessOf(held.toBuffer(), table);
        maxCll = Math.max(maxCll, seen.most);
        maxFall = Math.max(maxFall, seen.mean);
        const seconds = (Number(held.pts) * video.timeBase.num) / video.timeBase.den;
        if (total !== null) context.onProgress(Math.min(1, seconds / total));
      }
    }
  } finally {
    converter.close();
  }
  return { maxCll: Math.round(maxCll), maxFall: Math.round(maxFall) };
}

/** The largest component in cd/m² of every colour on a grid of signals. */
function brightnessTable(light: (signal: Triple) => Triple): Float32Array {
  const table = new Float32Array(tableSize ** 3);
  const at = (index: number) => index / (tableSize - 1);
  for (let index = 0; index < table.length; index += 1) {
    const blue = index % tableSize;
    const green = Math.floor(index / tableSize) % tableSize;
    const red = Math.floor(index / tableSize ** 2);
    table[index] = Math.max(...light([at(red), at(green), at(blue)]));
  }
  return table;
}

function brightnessOf(rgb: Uint8Array, table: Float32Array): { most: number; mean: number } {
  const scale = (tableSize - 1) / 255;
  let most = 0;
  let sum = 0;
  for (let offset = 0; offset + 2 < rgb.length; offset += 3) {
    const red = Math.round((rgb[offset] ?? 0) * scale);
    const green = Math.round((rgb[offset + 1] ?? 0) * scale);
    const blue = Math.round((rgb[offset + 2] ?? 0) * scale);
    const nits = table[(red * tableSize + green) * tableSize + blue] ?? 0;
    sum += nits;
    if (nits > most) most = nits;
  }
  return { most, mean: sum / Math.max(1, Math.floor(rgb.length / 3)) };
}
