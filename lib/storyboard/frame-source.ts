import type { StoryboardContent, StoryboardFrame } from '../contract/studio/storyboard.ts';

/** Where the image of a frame comes from. */
export type FrameSource =
  | { kind: 'none' }
  | { kind: 'media'; address: string }
  /** The image that a take generates. */
  | { kind: 'take'; take: string }
  /** The last frame of another shot's video. */
  | { kind: 'end-of'; shot: string }
  /** The first frame of a video of one's own. */
  | { kind: 'start-of'; clip: string }
  /** It follows another shot, and there is none. */
  | { kind: 'missing' };

function own(frame: StoryboardFrame | null): FrameSource {
  if (frame?.kind === 'media') return { kind: 'media', address: frame.address };
  return frame?.kind === 'generated' ? { kind: 'take', take: frame.take } : { kind: 'none' };
}

/** The sources of the two frames of a shot. */
export function frameSources(
  { shots }: Pick<StoryboardContent, 'shots'>,
  shotId: string,
): { first: FrameSource; last: FrameSource } {
  const at = shots.findIndex(({ id }) => id === shotId);
  const shot = shots[at];
  if (shot === undefined) return { first: { kind: 'none' }, last: { kind: 'none' } };
  const before = shots[at - 1];
  const first: FrameSource =
    shot.firstFrame?.kind === 'previous'
      ? before === undefined
        ? { kind: 'missing' }
        : { kind: 'end-of', shot: before.id }
      : own(shot.firstFrame);
  if (shot.lastFrame?.kind !== 'next') return { first, last: own(shot.lastFrame) };
  const after = shots[at + 1];
  if (after !== undefined && after.clip !== null) return { first, last: { kind: 'start-of', clip: after.clip } };
  const next = own(after?.firstFrame ?? null);
  return { first, last: next.kind === 'none' ? { kind: 'missing' } : next };
}
