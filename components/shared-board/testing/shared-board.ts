import type { SharedBoard, SharedItem } from '@/lib/contract/studio/board-link';

/** An item of a board for a test. */
export function createSharedItem(number: number, media: Partial<SharedItem['media']> = {}): SharedItem {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const url = `/api/shared/token/media/${id}`;
  const shown = { id, kind: 'image', url, thumbnailUrl: `${url}/thumbnail`, width: 300, height: 200, ...media };
  return { number, media: shown as SharedItem['media'] };
}

/** The first page of a board for a test. */
export function createSharedBoard(changes: Partial<SharedBoard> = {}): SharedBoard {
  return {
    name: 'Harbour',
    by: 'Ann',
    expiresAt: '2026-03-19T12:00:00.000Z',
    hasDownloads: false,
    count: 2,
    items: [createSharedItem(1), createSharedItem(2)],
    nextCursor: null,
    ...changes,
  };
}
