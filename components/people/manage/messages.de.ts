import type { Translation } from '@/lib/intl/translation';
import type { peopleMessages } from './messages';

/** The German of `peopleMessages`. */
export const peopleGerman: Translation<typeof peopleMessages> = {
  title: 'Personen',
  loading: 'Personen werden geladen',
  unreachable: 'Die Personen konnten nicht geladen werden. {why}',
  you: 'Du',
  deactivated: 'Deaktiviert',
  lastSeen: 'Zuletzt aktiv: {when}',
  neverSeen: 'Noch nie angemeldet',
  roleOf: 'Rolle von {name}',
  firstRole: 'Die Rolle des ersten Administrators lässt sich nicht ändern.',
  deactivatedRole: 'Das Konto aktivieren, um die Rolle zu ändern.',
  ownRole: 'Die eigene Rolle kann nur ein anderer Administrator ändern.',

  actionsOf: 'Aktionen für {name}',
  createPasswordLink: 'Passwort-Link erstellen',
  limits: 'Grenzen…',
  endSessions: 'Sitzungen beenden',
  sessionsEnded: '{name} ist in allen Browsern abgemeldet.',
  deactivate: 'Deaktivieren',
  deactivateQuestion: '{name} deaktivieren?',
  deactivateHint: '{name} wird abgemeldet und kann sich nicht mehr anmelden. Die Ergebnisse bleiben in der Bibliothek.',
  activate: 'Aktivieren',
  cancel: 'Abbrechen',

  invite: 'Jemanden einladen',
  roleHints: {
    viewer: 'Kann alles ansehen, aber nichts erstellen oder ändern.',
    maker: 'Kann außerdem generieren, bearbeiten und löschen.',
    administrator: 'Kann außerdem Engines, Personen und Einstellungen ändern.',
  },
  createLink: 'Link erstellen',

  linkFor: 'Link für {name}',
  passwordLinkFor: 'Passwort-Link für {name}',
  linkHint: 'Dieser Link wird nur jetzt angezeigt. Einmal verwendbar, gültig bis {date}.',
  copied: 'Link kopiert.',

  invitations: 'Offene Einladungen',
  invitationsUnreachable: 'Die Einladungen konnten nicht geladen werden. {why}',
  invitationHint: '{role} · von {creator} · gültig bis {date}',
  revoke: 'Zurückziehen',
  revokeOf: 'Einladung für {name} zurückziehen',
  revoked: 'Einladung zurückgezogen.',
};
