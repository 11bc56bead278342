import type { StoryboardShot, StoryboardTake } from '@/lib/contract/studio/storyboard';
import { isStudioMediaPath } from '@/lib/schema-form/media-field/media-address';
import { takeResult } from '@/lib/storyboard/shot-state';

/** The address of the image that a shot starts with, small or as it is; null without one of its own. */
export function frameImage(
  { firstFrame }: StoryboardShot,
  takes: readonly StoryboardTake[],
  size: 'small' | 'large',
): string | null {
  if (firstFrame?.kind === 'media') {
    const isSmall = size === 'small' && isStudioMediaPath(firstFrame.address);
    return isSmall ? `${firstFrame.address}/thumbnail` : firstFrame.address;
  }
  const take = firstFrame?.kind === 'generated' ? takes.find(({ id }) => id === firstFrame.take) : undefined;
  const result = take === undefined ? null : takeResult(take);
  return result === null ? null : size === 'small' ? result.thumbnailUrl : result.url;
}
