/** The messages of boards and folders. */
export const boardMessages = {
  newFolder: 'New folder',
  folderName: 'Folder name',
  folderActions: (name: string) => `Actions for folder ${name}`,
  deleteFolder: 'Delete folder',
  folderDeleted: (name: string) => `Folder “${name}” deleted. Its boards are still here.`,
  newBoardIn: 'New board in this folder',
  moveTo: (folder: string) => `Move to ${folder}`,
  moveOut: 'Move out of the folder',
  moved: (board: string, folder: string) => `“${board}” moved to ${folder}`,
  movedOut: (board: string) => `“${board}” moved out of the folder`,
  expand: (folder: string) => `Show boards of ${folder}`,
  collapse: (folder: string) => `Hide boards of ${folder}`,
  emptyFolder: 'Drag boards here',
} as const;
