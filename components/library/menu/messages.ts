import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of the menu on items. */
export const menuMessages = defineMessages('menu', {
  deleteKey: 'Del',
  label: '{count, plural, one {Actions for this item} other {Actions for # items}}',
  open: 'Open',
  star: 'Star',
  unstar: 'Remove star',
  sendTo: 'Send to…',
  storyboard: 'Make a storyboard',
  board: 'Add to board',
  boardsFailed: 'The boards could not be loaded',
  noBoards: 'No boards yet',
  removeFromBoard: 'Remove from this board',
  compare: 'Compare {count}',
  download: '{count, plural, one {Download} other {Download # as zip}}',
  copyPrompt: 'Copy prompt',
  promptCopied: 'Prompt copied',
  find: 'Find similar',
  sameColours: 'Similar colours',
  sameSeed: 'Seed {seed}',
  sameModel: 'Model {model}',
  sameBatch: 'The same batch',
  trash: 'Move to trash',
  restore: 'Restore',
});
