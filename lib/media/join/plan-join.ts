import type { IRational } from 'node-av/lib';
import { EaselError } from '../../contract/error.ts';
import { containerCodecs, type TargetContainer } from '../write/container-codecs.ts';
import type { Clip } from './read-clip.ts';

/** How clips become one video. */
export type JoinPlan =
  /** The coded frames are copied as they are. */
  | { kind: 'copy'; container: TargetContainer }
  /** All frames are encoded again at one size and rate; clips of another shape get black bars. */
  | { kind: 'encode'; width: number; height: number; frameRate: IRational };

/** Where a joined video goes, and who hears of its progress. */
export interface Joining {
  outputPath: string;
  hasAudio: boolean;
  /** Called with the seconds of the result that are written. */
  onProgress: (seconds: number) => void;
}

/** Highest frame rate of a video that is encoded again: files may state rates of thousands. */
const highestRate: IRational = { num: 60, den: 1 };

/** Longest video that is joined. */
export const mostJoinedSeconds = 60 * 60;

const rateOf = ({ num, den }: IRational) => num / den;
const faster = (one: IRational, other: IRational) => (rateOf(other) > rateOf(one) ? other : one);

/**
 * Chooses how to join clips: a copy where their video is coded alike, else the size of the first clip at the highest
 * frame rate among them, at most 60.
 *
 * @throws EaselError `invalid_params` without a clip, `payload_too_large` beyond an hour
 */
export function planJoin(clips: readonly Clip[]): JoinPlan {
  const [first] = clips;
  if (first === undefined) throw new EaselError('invalid_params', 'There is no clip to join.');
  const seconds = clips.reduce((sum, clip) => sum + clip.durationSeconds, 0);
  if (seconds > mostJoinedSeconds) {
    throw new EaselError(
      'payload_too_large',
      `The video would last ${Math.ceil(seconds / 60)} minutes. The limit is ${mostJoinedSeconds / 60} minutes.`,
    );
  }
  const container = (['mp4', 'mov'] as const).find((name) =>
    containerCodecs[name].video.some((codec) => codec === first.codec),
  );
  const isAlike = clips.every(({ codingKey }) => codingKey === first.codingKey);
  if (isAlike && container !== undefined) return { kind: 'copy', container };
  const fastest = clips.map(({ frameRate }) => frameRate).reduce(faster);
  const frameRate = rateOf(fastest) > rateOf(highestRate) ? highestRate : fastest;
  return { kind: 'encode', width: first.width, height: first.height, frameRate };
}
