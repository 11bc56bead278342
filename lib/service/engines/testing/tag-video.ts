import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { Dictionary, FFmpegError, FormatContext, Packet } from 'node-av/lib';
import { makeTestVideo } from '../../../media/testing/make-test-video.ts';

/** A small video with texts among its metadata, written by FFmpeg as ComfyUI has it written. */
export async function tagVideo(
  folder: string,
  container: 'mp4' | 'mov' | 'matroska',
  tags: Record<string, string>,
  flags: Record<string, string> = container === 'matroska' ? {} : { movflags: 'use_metadata_tags' },
): Promise<Buffer> {
  const plain = join(folder, `plain-${container}`);
  const tagged = join(folder, `tagged-${container}`);
  await makeTestVideo({ path: plain, container, width: 16, height: 16, timesMs: [0, 40] });
  const input = new FormatContext();
  input.allocContext();
  FFmpegError.throwIfError(await input.openInput(plain, null, null), 'open');
  FFmpegError.throwIfError(await input.findStreamInfo(null), 'read');
  const source = input.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_VIDEO);
  const output = new FormatContext();
  FFmpegError.throwIfError(output.allocOutputContext2(null, container, tagged), 'open output');
  FFmpegError.throwIfError(await output.openOutput(), 'open output');
  if (source === undefined) throw new Error('the test video has no video stream');
  const track = output.newStream(null);
  source.codecpar.copy(track.codecpar);
  track.codecpar.codecTag = 0;
  track.timeBase = source.timeBase;
  output.metadata = Dictionary.fromObject(tags);
  using options = Dictionary.fromObject(flags);
  FFmpegError.throwIfError(await output.writeHeader(options), 'write header');
  using packet = new Packet();
  packet.alloc();
  while ((await input.readFrame(packet)) >= 0) {
    packet.rescaleTs(source.timeBase, track.timeBase);
    FFmpegError.throwIfError(await output.interleavedWriteFrame(packet), 'write packet');
  }
  FFmpegError.throwIfError(await output.writeTrailer(), 'write trailer');
  await output.closeOutput();
  output.freeContext();
  await input.closeInput();
  return readFile(tagged);
}
