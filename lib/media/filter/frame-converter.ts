import type { AVPixelFormat } from 'node-av/constants';
import type { Frame, IRational } from 'node-av/lib';
import { createImageFilter, type FrameFilter } from './frame-filter.ts';
import { colourOf, type SourceColour } from '../colour/source-colour.ts';

/** Sends decoded frames through filters that are built for the frames' actual format. */
export interface FrameConverter {
  convert: (frame: Frame) => AsyncGenerator<Frame>;
  close: () => void;
}

/** Makes a converter. When size or format change within a video, the filters are rebuilt for the frames that follow. */
export function createFrameConverter(filters: (colour: SourceColour) => string, timeBase: IRational): FrameConverter {
  let filter: FrameFilter | null = null;
  let shapeKey = '';
  return {
    convert: async function* (frame) {
      const colour = colourOf(frame);
      const { width, height } = frame;
      const key = [width, height, frame.format, colour.matrix, colour.range, colour.primaries].join(' ');
      if (filter === null || key !== shapeKey) {
        filter?.close();
        shapeKey = key;
        filter = await createImageFilter(filters(colour), {
          width,
          height,
          pixelFormat: frame.format as AVPixelFormat,
          timeBase,
          pixelAspect: frame.sampleAspectRatio,
          matrix: colour.matrix,
          range: colour.range,
        });
      }
      // The filters read these from the frame, so guessed values are written into it.
      frame.colorSpace = colour.matrix;
      frame.colorRange = colour.range;
      yield* filter.push(frame);
    },
    close: () => filter?.close(),
  };
}
