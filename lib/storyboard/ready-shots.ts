import type { StoryboardContent, StoryboardShot, StoryboardTake } from '../contract/studio/storyboard.ts';
import { frameSources } from './frame-source.ts';
import type { ShotFit } from './shot-fit.ts';
import { shotIssue } from './shot-issue.ts';
import { missingShots, shotState } from './shot-state.ts';

type Board = Pick<StoryboardContent, 'shots' | 'references'>;

/** Whether the end of a shot is there, or will be. */
function willEnd(shot: StoryboardShot | undefined, takes: readonly StoryboardTake[]): boolean {
  return shot !== undefined && ['done', 'running', 'waiting', 'clip'].includes(shotState(shot, takes).kind);
}

/** Whether a shot starts with the end of another one that has no video, nor will have one. */
export function lacksShotBefore(
  content: Board,
  shotId: string,
  takes: readonly StoryboardTake[],
  fit: ShotFit,
): boolean {
  const { first } = frameSources(content, shotId);
  if (fit.firstFrame === null || first.kind !== 'end-of') return false;
  return !willEnd(
    content.shots.find(({ id }) => id === first.shot),
    takes,
  );
}

/** The shots without a video that can be generated with one press, in order, and those that cannot. */
export function readyShots(
  content: Board,
  takes: readonly StoryboardTake[],
  fit: ShotFit,
): { ready: StoryboardShot[]; blocked: StoryboardShot[] } {
  const ready = new Set<string>();
  const missing = missingShots(content.shots, takes);
  for (const shot of missing) {
    const { first } = frameSources(content, shot.id);
    const follows = first.kind === 'end-of' && ready.has(first.shot);
    const isBlocked =
      shotIssue(content, shot.id, fit) !== null || (!follows && lacksShotBefore(content, shot.id, takes, fit));
    if (!isBlocked) ready.add(shot.id);
  }
  return {
    ready: missing.filter(({ id }) => ready.has(id)),
    blocked: missing.filter(({ id }) => !ready.has(id)),
  };
}
