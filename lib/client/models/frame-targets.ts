import type { LooseModel } from '../../contract/model.ts';
import { isEndFrame, quickTargetsOf } from './quick-actions.ts';
import { type SendTarget, sendTargetsOf } from './send-targets.ts';

/** What a frame of a video is most often taken for. */
export interface FrameTargets {
  /** The field for a video's first frame; null where no model takes one. */
  first: SendTarget | null;
  /** The field for a video's last frame; null where no model takes one. */
  last: SendTarget | null;
}

/**
 * Where a frame continues or ends a video: fields of the model last used for videos of images where it has them.
 *
 * @param lastUsed the id of that model; null for none
 */
export function frameTargets(models: readonly LooseModel[], lastUsed: string | null): FrameTargets {
  const able = models.filter(({ unavailable }) => unavailable == null);
  const firsts = quickTargetsOf('animate', 'image', able).filter(({ field }) => !field.isList);
  const lasts = sendTargetsOf('image', able).filter(({ field }) => !field.isList && isEndFrame(field));
  const preferred = (targets: readonly SendTarget[]) =>
    targets.find(({ model }) => model.id === lastUsed) ?? targets[0] ?? null;
  return { first: preferred(firsts), last: preferred(lasts) };
}
