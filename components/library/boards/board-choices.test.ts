import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LibraryBoard } from '@/lib/contract/studio/library';
import { ann, ben, libraryBoard, openPageAs } from '../testing/library-board';
import { boardChoices } from './board-choices';

const folders = [
  { id: 'f', name: 'Spring', owner: ann, count: 0 },
  { id: 'g', name: 'Autumn', owner: ben, count: 0 },
];
const acts = { share: vi.fn(), rename: vi.fn(), move: vi.fn(), leave: vi.fn(), delete: vi.fn() };
const labels = (changes: Partial<LibraryBoard>, hasOthers = true) =>
  boardChoices(libraryBoard(changes), { folders, hasOthers }, acts).map(({ label }) => label);

describe('boardChoices', () => {
  beforeEach(() => openPageAs(ann));

  it('lets its owner do everything with a board', () => {
    expect(labels({ folderId: 'f' })).toEqual([
      'Share…',
      'Rename',
      'Move to Autumn',
      'Move out of the folder',
      'Delete board',
    ]);
  });

  it('offers to share it where there is nobody else in the studio: by links', () => {
    expect(labels({}, false)).toContain('Share…');
  });

  it('lets others leave what is shared with them, and rename what they may edit', () => {
    const shared = { owner: ben, isShared: true };
    expect(labels({ ...shared, isMember: true, mayEdit: false })).toEqual(['People with access', 'Leave board']);
    expect(labels({ ...shared, isMember: true })).toEqual(['People with access', 'Rename', 'Leave board']);
    expect(labels({ ...shared, everyone: 'view', mayEdit: false })).toEqual(['People with access']);
  });

  it('lets administrators share and delete the boards that they see', () => {
    openPageAs(ann, 'administrator');
    expect(labels({ owner: ben, everyone: 'view', mayEdit: false })).toEqual([
      'Share…',
      'Move to Spring',
      'Move to Autumn',
      'Delete board',
    ]);
  });
});
