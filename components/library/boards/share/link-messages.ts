import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of a board's public links. */
export const linkMessages = defineMessages('boardLink', {
  title: 'Public links',
  lead: 'Anyone with a link can see this board without logging in: its files and its owner’s name, but no prompts or settings.',
  onlyHere:
    'Only this computer can reach {host}. For a link that works for others, set STUDIO_URL to an address that they can reach.',
  label: 'For whom',
  labelHint: 'Only shown here.',
  expiry: 'Expires in',
  days: '{count, plural, one {# day} other {# days}}',
  downloads: 'Allow downloads',
  create: 'Create link',
  copy: 'Copy link',
  copyOf: 'Copy link for {name}',
  copied: 'Link copied',
  revoke: 'Revoke',
  revokeOf: 'Revoke the link for {name}',
  revokeHint: 'A revoked link stops working at once, on open pages too. Downloaded files stay where they are.',
  revoked: 'Link revoked',
  unnamed: 'Anyone',
  created: 'created {when}',
  until: 'until {when}',
  withDownloads: 'with downloads',
  viewOnly: 'view only',
  opened: 'last opened {when}',
  neverOpened: 'not opened yet',
  inactive: 'Does not work: {name} may not share this board any more.',
  loading: 'Loading the links',
  unreachable: 'The links could not be loaded: {why}',
});
