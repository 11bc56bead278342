import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of managing people and invitations. */
export const peopleMessages = defineMessages('people', {
  title: 'People',
  loading: 'Loading people',
  unreachable: 'The people could not be loaded. {why}',
  you: 'You',
  deactivated: 'Deactivated',
  lastSeen: 'Last seen {when}',
  neverSeen: 'Has not logged in yet',
  roleOf: 'Role of {name}',
  firstRole: 'The first administrator’s role cannot be changed.',
  deactivatedRole: 'Activate the account to change the role.',
  ownRole: 'Only another administrator can change your role.',

  actionsOf: 'Actions for {name}',
  createPasswordLink: 'Create password link',
  limits: 'Limits…',
  endSessions: 'End sessions',
  sessionsEnded: '{name} is logged out of all browsers.',
  deactivate: 'Deactivate',
  deactivateQuestion: 'Deactivate {name}?',
  deactivateHint: '{name} is logged out and cannot log in any more. Their results stay in the library.',
  activate: 'Activate',
  cancel: 'Cancel',

  invite: 'Invite someone',
  roleHints: {
    viewer: 'Can see everything, but not make or change anything.',
    maker: 'Can also generate, edit and delete.',
    administrator: 'Can also change engines, people and settings.',
  },
  createLink: 'Create link',

  linkFor: 'Link for {name}',
  passwordLinkFor: 'Password link for {name}',
  linkHint: 'This link is shown only now. It works once, until {date}.',
  copied: 'Link copied.',

  invitations: 'Open invitations',
  invitationsUnreachable: 'The invitations could not be loaded. {why}',
  invitationHint: '{role} · by {creator} · valid until {date}',
  revoke: 'Revoke',
  revokeOf: 'Revoke the invitation for {name}',
  revoked: 'Invitation revoked.',
});
