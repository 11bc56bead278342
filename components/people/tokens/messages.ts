import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of one's own API tokens. */
export const tokenMessages = defineMessages('apiToken', {
  title: 'API tokens',
  lead: 'For scripts and other programs. A token may do what its scope and your role allow. Changing your password does not end it.',
  loading: 'Loading API tokens',
  unreachable: 'Your API tokens could not be loaded. {why}',
  empty: 'No API tokens yet.',

  scope: 'Scope',
  scopes: { view: 'Read', make: 'Read and write', administer: 'Administer' },
  scopeHints: {
    view: 'Can see everything, but not make or change anything.',
    make: 'Can also generate, edit and delete.',
    administer: 'Can also change engines, people and settings.',
  },
  created: 'Created {when}',
  lastUsed: 'Last used {when}',
  neverUsed: 'Never used',
  expires: 'Expires {when}',
  expiredAt: 'Expired {when}',
  neverExpires: 'Does not expire',
  expired: 'Expired',

  remove: 'Remove',
  removing: 'Removing…',
  removeOf: 'Remove the token {name}',
  removeQuestion: 'Remove the token {name}?',
  removeHint: 'Programs that use it lose access immediately.',
  removed: 'Token removed.',
  cancel: 'Cancel',

  create: 'Create token',
  nameHint: 'What it is for, such as “Nightly renders”.',
  expiry: 'Expiry',
  days: '{count, plural, one {# day} other {# days}}',
  year: '1 year',
  never: 'Never',
  tokenOf: 'Token for {name}',
  tokenHint: 'This token is shown only now. Store it as safely as a password.',
  copied: 'Token copied.',
});
