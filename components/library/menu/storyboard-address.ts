import type { LibraryItem } from '@/lib/contract/studio/library';
import { storyboardLimits } from '@/lib/contract/studio/storyboard-limits';

/**
 * The address that creates a storyboard of images and videos, in their order; null where another kind of file is among
 * them, or more than a storyboard holds.
 *
 * @param items as `LibraryActions.itemsOf` has them: in the order of selection, and empty until all have loaded
 */
export function storyboardAddress(items: readonly LibraryItem[]): string | null {
  const fits = items.every(({ media }) => media.kind === 'image' || media.kind === 'video');
  if (!fits || items.length === 0 || items.length > storyboardLimits.shots) return null;
  return `/storyboards/new?media=${items.map(({ media }) => media.id).join(',')}`;
}
