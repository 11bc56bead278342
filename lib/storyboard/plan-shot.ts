import type { JsonObject } from '../contract/model.ts';
import type {
  StoryboardContent,
  StoryboardInput,
  StoryboardShot,
  StoryboardTake,
} from '../contract/studio/storyboard.ts';
import { type FrameSource, frameSources } from './frame-source.ts';
import { shotRequest, type ShotModel } from './shot-request.ts';
import { isOpenTake, shownTake, takesOfShot } from './shot-state.ts';

/** The request of a shot, and what is still missing in it. */
export interface ShotPlan {
  request: JsonObject;
  inputs: StoryboardInput[];
  /** Whether it starts with the end of a shot that has no video, nor will have one. */
  lacksShotBefore: boolean;
}

/**
 * Writes the request of a shot as it stands now. A frame that something else provides becomes an input.
 *
 * @param takeOf the take that provides the end of a shot; null without one
 */
export function planShot(
  content: StoryboardContent,
  shot: StoryboardShot,
  model: ShotModel,
  takeOf: (shot: StoryboardShot) => string | null,
): ShotPlan {
  const { fit } = model;
  const { first, last } = frameSources(content, shot.id);
  const inputs: StoryboardInput[] = [];
  let lacksShotBefore = false;

  function place(name: string | undefined, source: FrameSource): string | null {
    if (name === undefined) return null;
    switch (source.kind) {
      case 'media':
        return source.address;
      case 'take':
        inputs.push({ name, take: source.take });
        return null;
      case 'start-of':
        inputs.push({ name, clip: source.clip, edge: 'start' });
        return null;
      case 'end-of': {
        const before = content.shots.find(({ id }) => id === source.shot);
        const take = before === undefined ? null : takeOf(before);
        if (before !== undefined && before.clip !== null) inputs.push({ name, clip: before.clip, edge: 'end' });
        else if (take !== null) inputs.push({ name, take });
        else lacksShotBefore = true;
        return null;
      }
      case 'none':
      case 'missing':
        return null;
      default:
        return source satisfies never;
    }
  }

  const frames = { first: place(fit.firstFrame?.name, first), last: place(fit.lastFrame?.name, last) };
  const shared = inputs.length > 0 && fit.isEither ? { ...content, references: [] } : content;
  return { request: shotRequest(model, shared, shot, frames), inputs, lacksShotBefore };
}

/** The take whose end a shot provides for the next one: the one that runs, else the shown one. */
export function endingTake(shot: StoryboardShot, takes: readonly StoryboardTake[]): string | null {
  return (takesOfShot(takes, shot.id).findLast(isOpenTake) ?? shownTake(shot, takes))?.id ?? null;
}
