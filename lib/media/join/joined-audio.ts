import { readAudio } from '../read-audio.ts';
import { createAudioEncoder } from '../write/audio-encoder.ts';
import { audioRate, type StereoAudio } from '../write/stereo-audio.ts';
import type { VideoMuxer } from '../write/video-muxer.ts';
import type { Clip } from './read-clip.ts';

/** The audio track of a joined video. */
export interface JoinedAudio {
  /** Adds the audio of a clip that is shown between two times of the result: cut, or followed by silence. */
  add: (clip: Clip, fromSeconds: number, toSeconds: number) => Promise<void>;
  /** Ends the track at a time of the result. */
  finish: (seconds: number) => Promise<void>;
  close: () => void;
}

interface Segment {
  /** Samples from the beginning of the result. */
  start: number;
  audio: StereoAudio;
}

/**
 * Adds an audio track to the muxer that is exact to the sample: copied packets would not be, since each clip's begin
 * with the delay of its encoder and end with the padding of its last packet.
 */
export async function createJoinedAudio(muxer: VideoMuxer): Promise<JoinedAudio> {
  let segments: Segment[] = [];
  const encoder = await createAudioEncoder(muxer, {
    copy(channel, from, values) {
      for (const { start, audio } of segments) {
        const samples = channel === 0 ? audio.left : audio.right;
        const first = Math.max(from, start);
        const end = Math.min(from + values.length, start + samples.length);
        if (first < end) values.set(samples.subarray(first - start, end - start), first - from);
      }
    },
  });
  return {
    async add(clip, fromSeconds, toSeconds) {
      const audio = clip.hasAudio
        ? await readAudio(clip.path, { fromSeconds: 0, seconds: toSeconds - fromSeconds })
        : null;
      const start = Math.round(fromSeconds * audioRate);
      // The last packet of the clip before ends in this one.
      segments = segments.slice(-1);
      if (audio !== null) segments.push({ start, audio });
      await encoder.writeUntil(toSeconds);
    },
    finish: (seconds) => encoder.finish(seconds),
    close: () => encoder.close(),
  };
}
