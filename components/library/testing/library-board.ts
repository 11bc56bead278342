import { vi } from 'vitest';
import type { LibraryBoard } from '@/lib/contract/studio/library';
import type { Role } from '@/lib/contract/studio/permissions';

export const ann = { id: 'a', name: 'Ann' };
export const ben = { id: 'b', name: 'Ben' };

/** A private board of Ann's. */
export function libraryBoard(changes: Partial<LibraryBoard> = {}): LibraryBoard {
  return {
    id: '1',
    name: 'Cold places',
    owner: ann,
    mayEdit: true,
    isShared: false,
    isPublic: false,
    everyone: null,
    isMember: false,
    count: 0,
    folderId: null,
    coverUrl: null,
    ...changes,
  };
}

/** The page of a person, for code that runs without a browser. */
export function openPageAs({ id }: { id: string }, role: Role = 'maker'): void {
  vi.stubGlobal('document', { documentElement: { dataset: { person: id, role } }, querySelector: () => null });
}
