import type { LibraryItem } from '@/lib/contract/studio/library';

/** A square image as the studio lists it by time, with what the tests of the grid need. */
export function libraryItem(id: string, createdAt: string, media: Partial<LibraryItem['media']> = {}): LibraryItem {
  return {
    media: { id, kind: 'image', width: 100, height: 100, ...media },
    owner: { id: '', name: 'Administrator' },
    createdAt,
    cursor: `${Date.parse(createdAt)}_${id}`,
    section: createdAt.slice(0, 10),
  } as LibraryItem;
}
