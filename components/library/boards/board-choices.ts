import { mayChange } from '@/lib/client/me';
import type { LibraryBoard, LibraryFolder } from '@/lib/contract/studio/library';
import { libraryMessages } from '../messages';
import { boardMessages } from './messages';
import type { RowChoice } from './row-menu';

/** What is done with a board from its menu. */
interface BoardActs {
  share: () => void;
  rename: () => void;
  move: (folder: LibraryFolder | null) => void;
  leave: () => void;
  delete: () => void;
}

/**
 * The menu of a board: what the person may do with it. Its owner alone decides who sees it, where it is, and that it
 * goes; administrators may do so too.
 *
 * @param hasOthers whether there are other people in the studio
 */
export function boardChoices(
  board: LibraryBoard,
  { folders, hasOthers }: { folders: readonly LibraryFolder[]; hasOthers: boolean },
  acts: BoardActs,
): RowChoice[] {
  const isInCharge = mayChange(board.owner);
  const share = { label: boardMessages.share, act: acts.share };
  const access = { label: boardMessages.access, act: acts.share };
  const moves = folders
    .filter(({ id }) => id !== board.folderId)
    .map((folder) => ({ label: boardMessages.moveTo({ folder: folder.name }), act: () => acts.move(folder) }));
  const moveOut = { label: boardMessages.moveOut, act: () => acts.move(null) };
  return [
    ...(isInCharge ? [share] : hasOthers ? [access] : []),
    ...(board.mayEdit ? [{ label: libraryMessages.rename, act: acts.rename }] : []),
    ...(isInCharge ? moves : []),
    ...(isInCharge && board.folderId !== null ? [moveOut] : []),
    ...(board.isMember ? [{ label: boardMessages.leave, act: acts.leave }] : []),
    ...(isInCharge ? [{ label: libraryMessages.deleteThisBoard, act: acts.delete }] : []),
  ];
}
