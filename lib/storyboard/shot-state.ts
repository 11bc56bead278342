import { isOpenJob } from '../contract/studio/studio-job-status.ts';
import type { StudioMedia } from '../contract/studio/studio-media.ts';
import type { StoryboardShot, StoryboardTake } from '../contract/studio/storyboard.ts';

/** How far a shot is. */
export type ShotState =
  | { kind: 'empty' }
  /** It waits for a frame of another take. */
  | { kind: 'waiting'; take: StoryboardTake }
  /** Its job is queued or runs. */
  | { kind: 'running'; take: StoryboardTake }
  | { kind: 'failed'; take: StoryboardTake }
  /** A video of one's own. */
  | { kind: 'clip' }
  | { kind: 'done'; take: StoryboardTake; media: StudioMedia };

/** Whether a take may still become a result. */
export function isOpenTake({ state, job }: StoryboardTake): boolean {
  return state === 'waiting' || (state === 'sent' && job !== null && isOpenJob(job.status));
}

/** The open takes of shots, without those of first frames. */
export function openShotTakes(takes: readonly StoryboardTake[]): StoryboardTake[] {
  return takes.filter((take) => take.purpose === 'shot' && isOpenTake(take));
}

/** The file that a take made; null before its end, without one, and once it was deleted. */
export function takeResult({ job }: StoryboardTake): StudioMedia | null {
  return job?.status === 'succeeded' ? (job.results[0] ?? null) : null;
}

/** The takes of a shot, oldest first. */
export function takesOfShot(takes: readonly StoryboardTake[], shotId: string): StoryboardTake[] {
  return takes.filter(({ shot, purpose }) => shot === shotId && purpose === 'shot');
}

/** The take that a shot shows: the chosen one, else the newest, among those with a video; null without one. */
export function shownTake(shot: StoryboardShot, takes: readonly StoryboardTake[]): StoryboardTake | null {
  const done = takesOfShot(takes, shot.id).filter((take) => takeResult(take) !== null);
  return done.find(({ id }) => id === shot.take) ?? done.at(-1) ?? null;
}

/** The video that was generated for a shot and that it shows; null without one. */
export function takenVideo(shot: StoryboardShot, takes: readonly StoryboardTake[]): StudioMedia | null {
  const take = shownTake(shot, takes);
  const result = take === null ? null : takeResult(take);
  return result?.kind === 'video' ? result : null;
}

/** How far a shot is: a clip counts first, then an open take, a video, and why the last take failed. */
export function shotState(shot: StoryboardShot, takes: readonly StoryboardTake[]): ShotState {
  if (shot.clip !== null) return { kind: 'clip' };
  const own = takesOfShot(takes, shot.id);
  const open = own.findLast(isOpenTake);
  if (open !== undefined) return { kind: open.state === 'waiting' ? 'waiting' : 'running', take: open };
  const shown = shownTake(shot, takes);
  const media = shown === null ? null : takeResult(shown);
  if (shown !== null && media !== null) return { kind: 'done', take: shown, media };
  const last = own.findLast(({ state, job }) => state === 'failed' || job?.status === 'failed');
  return last === undefined || own.at(-1)?.state === 'cancelled' || own.at(-1)?.job?.status === 'cancelled'
    ? { kind: 'empty' }
    : { kind: 'failed', take: last };
}

/** Shots that have neither a video nor an open take. */
export function missingShots(shots: readonly StoryboardShot[], takes: readonly StoryboardTake[]): StoryboardShot[] {
  return shots.filter((shot) => ['empty', 'failed'].includes(shotState(shot, takes).kind));
}
