import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of boards and folders. */
export const boardMessages = defineMessages('board', {
  newFolder: 'New folder',
  folderName: 'Folder name',
  folderActions: 'Actions for folder {name}',
  deleteFolder: 'Delete folder',
  folderDeleted: 'Folder “{name}” deleted. Its boards are still here.',
  newBoardIn: 'New board in this folder',
  moveTo: 'Move to {folder}',
  moveOut: 'Move out of the folder',
  moved: '“{board}” moved to {folder}',
  movedOut: '“{board}” moved out of the folder',
  expand: 'Show boards of {folder}',
  collapse: 'Hide boards of {folder}',
  emptyFolder: 'Drag boards here',
  share: 'Share…',
  access: 'People with access',
  leave: 'Leave board',
  left: 'You left “{name}”.',
  onlyYours: 'Only you see it until you share it.',
  /** Who may view a board. */
  audiences: {
    none: 'Private',
    people: 'Shared with people',
    everyone: 'Shared with everyone in the studio',
    public: 'Public by link',
  },
  unreadable: 'The boards could not be loaded.',
  tryAgain: 'Try again',
});
