import type { StoryboardContent } from '../contract/studio/storyboard.ts';
import { frameSources } from './frame-source.ts';
import type { ShotFit } from './shot-fit.ts';

/** Why a shot cannot be generated yet. */
export type ShotIssue =
  | 'no-prompt'
  | 'no-first-frame'
  | 'no-references'
  /** It starts with the end of the shot before, and there is none. */
  | 'no-shot-before'
  /** It ends with the first frame of the next shot, which has none. */
  | 'no-next-frame';

/** The first reason why a shot cannot be generated; null when it can. Frames that the model does not take don't count. */
export function shotIssue(
  content: Pick<StoryboardContent, 'shots' | 'references'>,
  shotId: string,
  fit: ShotFit,
): ShotIssue | null {
  const shot = content.shots.find(({ id }) => id === shotId);
  if (shot === undefined || shot.prompt.trim() === '') return 'no-prompt';
  const { first, last } = frameSources(content, shotId);
  if (fit.firstFrame !== null) {
    if (first.kind === 'missing') return 'no-shot-before';
    if (fit.firstFrame.isRequired && first.kind === 'none') return 'no-first-frame';
  }
  if (fit.lastFrame !== null && last.kind === 'missing') return 'no-next-frame';
  return fit.references?.isRequired === true && content.references.length === 0 ? 'no-references' : null;
}
