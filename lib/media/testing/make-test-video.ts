import {
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVCOL_RANGE_JPEG,
  AVCOL_SPC_RGB,
  FF_ENCODER_LIBX264,
  type FFEncoderCodec,
} from 'node-av/constants';
import { quietFfmpeg } from '../read/ffmpeg-log.ts';
import { createVideoMuxer, type CopyContainer } from '../write/video-muxer.ts';
import { createImageFilter } from '../filter/frame-filter.ts';
import { createRgbaFrame } from '../write/rgba-frame.ts';
import { createVideoEncoder } from '../write/video-encoder.ts';
import { standardRange } from '../write/video-writer.ts';
import { addTestAudio, type TestAudio } from './test-audio.ts';

/** A small video for a test. */
export interface TestVideo {
  path: string;
  container?: CopyContainer;
  /** By default H.264. */
  codec?: FFEncoderCodec;
  /** The encoder's settings; by default nearly lossless and quick, without frames out of order. */
  settings?: Record<string, string | number>;
  /** Text that the file stores as its comment. */
  comment?: string;
  /** Stored pixels. */
  width?: number;
  height?: number;
  /** When each frame begins, in milliseconds; the last lasts as long as the one before. */
  timesMs?: readonly number[];
  /** Colour of a pixel, 0–255; by default a grey ramp from left to right. */
  paint?: (x: number, y: number, frame: number) => readonly [number, number, number];
  pixelAspect?: { num: number; den: number };
  /** Clockwise rotation that players apply. */
  rotation?: 0 | 90 | 180 | 270;
  audio?: TestAudio;
}

/** Twelve frames at 24 per second. */
export const halfSecond: readonly number[] = Array.from({ length: 12 }, (_, index) => (index * 1000) / 24);

/** Writes a video for a test: H.264, tagged Rec. 709, nearly lossless. Times are exact to 1/24000 s. */
export async function makeTestVideo(file: TestVideo): Promise<void> {
  quietFfmpeg();
  const { width = 160, height = 90, timesMs = halfSecond, container = 'mp4' } = file;
  const paint = file.paint ?? ((x) => [(x * 255) / (width - 1), (x * 255) / (width - 1), (x * 255) / (width - 1)]);
  const pixelAspect = file.pixelAspect ?? { num: 1, den: 1 };
  const timeBase = { num: 1, den: 24_000 };
  const muxer = await createVideoMuxer({
    path: file.path,
    container,
    ...(file.comment === undefined ? {} : { comment: file.comment }),
  });
  const filter = await createImageFilter('scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', {
    width,
    height,
    pixelFormat: AV_PIX_FMT_RGBA,
    timeBase,
    pixelAspect,
    matrix: AVCOL_SPC_RGB,
    range: AVCOL_RANGE_JPEG,
  });
  const encoder = await createVideoEncoder({
    muxer,
    codec: file.codec ?? FF_ENCODER_LIBX264,
    width,
    height,
    pixelFormat: AV_PIX_FMT_YUV420P,
    colour: standardRange,
    timeBase,
    frameRate: { num: 24, den: 1 },
    pixelAspect,
    tag: null,
    settings: file.settings ?? { crf: 3, preset: 'ultrafast', 'x264-params': 'log-level=none' },
  });
  if (file.rotation !== undefined) {
    encoder.track.codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, displayMatrix(file.rotation));
  }
  const audio = file.audio === undefined ? null : await addTestAudio(muxer, file.audio);
  await muxer.start();
  const time = (index: number) => BigInt(Math.round((timesMs[index] ?? 0) * 24));
  for (const [index] of timesMs.entries()) {
    using frame = createRgbaFrame(pixels(width, height, index, paint), { width, height, time: time(index) });
    frame.duration = index + 1 < timesMs.length ? time(index + 1) - time(index) : time(index) - time(index - 1);
    for await (const converted of filter.push(frame)) {
      using held = converted;
      await encoder.encode(held);
    }
  }
  await encoder.finish();
  await audio?.();
  await muxer.finish();
  encoder.close();
  filter.close();
}

function pixels(
  width: number,
  height: number,
  frame: number,
  paint: NonNullable<TestVideo['paint']>,
): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rgba.set([...paint(x, y, frame), 255], (y * width + x) * 4);
  }
  return rgba;
}

function displayMatrix(degrees: number): Buffer {
  const matrix = Buffer.alloc(36);
  const turn = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.round(Math.cos(turn)), Math.round(Math.sin(turn))];
  const values = [cosine * 65_536, sine * 65_536, 0, -sine * 65_536, cosine * 65_536, 0, 0, 0, 1_073_741_824];
  for (const [index, value] of values.entries()) matrix.writeInt32LE(value, index * 4);
  return matrix;
}
