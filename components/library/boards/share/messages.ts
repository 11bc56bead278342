import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of the dialog that shares a board. */
export const shareMessages = defineMessages('share', {
  title: 'Share “{name}”',
  titleOfAccess: 'People with access to “{name}”',
  close: 'Close',
  add: 'Add people by name',
  everyone: 'Everyone in the studio',
  everyoneAccess: 'Access of everyone in the studio',
  owner: 'Owner',
  you: '{name} (you)',
  accessOf: 'Access of {name}',
  access: { none: 'No access', view: 'Can view', edit: 'Can edit' },
  accessHint: 'Who can edit may also rename the board, and add and remove items.',
  remove: 'Remove {name}',
  noMatch: 'No matching people.',
  states: { unchanged: 'Changes are saved at once.', saving: 'Saving…', saved: 'Saved' },
  failed: 'Not saved. {why}',
  unreadable: 'The sharing of this board could not be loaded.',
  tryAgain: 'Try again',
  copyLink: 'Copy link for people with access',
  linkCopied: 'Link copied. It opens the board for people who have access.',
});
