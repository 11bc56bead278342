import type { SharedItem } from '@/lib/contract/studio/board-link';
import { sharedMessages } from './messages';

/** What an item is called: its kind and its number on the board. Its prompt stays in the studio. */
export function nameOfItem({ number, media }: SharedItem): string {
  return sharedMessages.kinds[media.kind]({ number });
}

/** The id of an item's button in the grid, which gets the focus back from the viewer. */
export function tileId({ media }: SharedItem): string {
  return `item-${media.id}`;
}
