import type { DroppedFile } from '@/components/ui/dropped-files';
import { dropMessages } from './messages';

const mostNamed = 3;

/** A sentence about the files of a drop that are not used; null for none. */
export function describeLeft(left: readonly DroppedFile[]): string | null {
  if (left.length === 0) return null;
  const names = left.slice(0, mostNamed).map(({ path }) => path);
  return dropMessages.leftOut({ names: names.join(', '), more: Math.max(0, left.length - mostNamed) });
}
