import { AV_CODEC_ID_HEVC, AV_NOPTS_VALUE } from 'node-av/constants';
import { FFmpegError, type Stream } from 'node-av/lib';
import { openVideo } from '../read/open-video.ts';
import { readPackets } from '../read/read-frames.ts';
import { shiftPacket, startOf } from '../read/start-of.ts';
import { createVideoMuxer } from '../write/video-muxer.ts';
import { createJoinedAudio } from './joined-audio.ts';
import type { Joining } from './plan-join.ts';
import type { Clip } from './read-clip.ts';
import type { TargetContainer } from '../write/container-codecs.ts';
import type { OpenVideo } from '../read/open-video.ts';

/** Joins clips whose video is coded alike: every coded frame is copied, and follows the frames of the clip before. */
export async function copyClips(
  clips: readonly Clip[],
  { outputPath, onProgress, hasAudio }: Joining,
  container: TargetContainer,
): Promise<{ frames: number; durationSeconds: number }> {
  await using stack = new AsyncDisposableStack();
  const muxer = await createVideoMuxer({ path: outputPath, container, isAnonymous: true });
  stack.defer(muxer.close);
  const track = muxer.addTrack();
  const audio = hasAudio ? await createJoinedAudio(muxer) : null;
  stack.defer(() => audio?.close());
  let isStarted = false;
  let end = 0n;
  let frames = 0;
  let seconds = 0;

  async function copy(file: OpenVideo, video: Stream): Promise<void> {
    const usual = video.avgFrameRate.num > 0 ? ticksOfFrame(video) : 1n;
    const from = startOf(file, video) - end;
    for await (const packet of readPackets(file, new Set([video.index]))) {
      shiftPacket(packet, from);
      const shown = packet.pts === AV_NOPTS_VALUE ? packet.dts : packet.pts;
      const next = shown + (packet.duration > 0n ? packet.duration : usual);
      if (next > end) end = next;
      frames += 1;
      await muxer.write(packet, track, video.timeBase);
    }
  }

  for (const clip of clips) {
    const file = await openVideo(clip.path);
    try {
      if (file.video === null) throw new Error('a clip lost its video');
      if (!isStarted) {
        describeTrack(file, file.video, track);
        await muxer.start();
        isStarted = true;
      }
      await copy(file, file.video);
      const before = seconds;
      seconds = (Number(end) * file.video.timeBase.num) / file.video.timeBase.den;
      await audio?.add(clip, before, seconds);
    } finally {
      await file.close();
    }
    onProgress(seconds);
  }
  await audio?.finish(seconds);
  await muxer.finish();
  return { frames, durationSeconds: seconds };
}

function ticksOfFrame({ timeBase, avgFrameRate }: Stream): bigint {
  return BigInt(Math.max(1, Math.round((timeBase.den * avgFrameRate.den) / (timeBase.num * avgFrameRate.num))));
}

function describeTrack(file: OpenVideo, source: Stream, track: Stream): void {
  FFmpegError.throwIfError(source.codecpar.copy(track.codecpar), 'describe the video');
  // Another container has tags of its own. Apple's players open only `hvc1`.
  if (source.codecpar.codecId === AV_CODEC_ID_HEVC) track.codecpar.codecTag = 'hvc1';
  else if (file.type.demuxer !== 'mov') track.codecpar.codecTag = 0;
  track.timeBase = source.timeBase;
  track.avgFrameRate = source.avgFrameRate;
  track.sampleAspectRatio = source.sampleAspectRatio;
}
