import { AVERROR_ENOSPC } from 'node-av/constants';
import { FFmpegError } from 'node-av/lib';
import { EaselError } from '../../contract/error.ts';
import { copyClips } from './copy-clips.ts';
import { encodeClips } from './encode-clips.ts';
import { planJoin, type Joining } from './plan-join.ts';
import { readClip, type Clip } from './read-clip.ts';

/** The clips to join, in order. */
export interface JoinOptions {
  paths: readonly string[];
  outputPath: string;
  /** Called with the done share, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** A joined video. */
export interface JoinedVideo {
  contentType: 'video/mp4' | 'video/quicktime';
  /** Whether the coded frames were copied as they are. */
  isCopy: boolean;
  frames: number;
  durationSeconds: number;
}

/**
 * Writes clips one after another into one video. Where their video is coded alike, it is copied; else all clips get the
 * size of the first and the highest frame rate among them, at most 60, with black bars around other shapes. Audio begins with its
 * clip to the sample; clips without audio are silent, and without any audio there is no track.
 *
 * @throws EaselError `unsupported_media_type` for a clip that is no video or damaged; `payload_too_large` beyond an hour
 */
export async function joinVideos({ paths, outputPath, onProgress }: JoinOptions): Promise<JoinedVideo> {
  const clips: Clip[] = [];
  for (const path of paths) clips.push(await readClip(path));
  const plan = planJoin(clips);
  const total = clips.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  const joining: Joining = {
    outputPath,
    hasAudio: clips.some(({ hasAudio }) => hasAudio),
    onProgress: (seconds) => onProgress?.(total > 0 ? Math.min(1, seconds / total) : 1),
  };
  try {
    if (plan.kind === 'encode') {
      const written = await encodeClips(clips, joining, plan);
      return { contentType: 'video/mp4', isCopy: false, ...written };
    }
    const written = await copyClips(clips, joining, plan.container);
    return { contentType: plan.container === 'mov' ? 'video/quicktime' : 'video/mp4', isCopy: true, ...written };
  } catch (cause) {
    // A full disk is reported as it is, by whoever knows the disk.
    if (!(cause instanceof FFmpegError) || cause.code === AVERROR_ENOSPC) throw cause;
    throw new EaselError('unsupported_media_type', 'A clip is damaged: its video cannot be joined.', { cause });
  }
}
