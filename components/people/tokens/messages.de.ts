import type { Translation } from '@/lib/intl/translation';
import type { tokenMessages } from './messages';

/** The German of `tokenMessages`. */
export const tokenGerman: Translation<typeof tokenMessages> = {
  title: 'API-Tokens',
  lead: 'Für Skripte und andere Programme. Ein Token darf, was sein Umfang und die eigene Rolle erlauben. Ein neues Passwort beendet es nicht.',
  loading: 'API-Tokens werden geladen',
  unreachable: 'Die API-Tokens konnten nicht geladen werden. {why}',
  empty: 'Noch keine API-Tokens.',

  scope: 'Umfang',
  scopes: { view: 'Lesen', make: 'Lesen und schreiben', administer: 'Verwalten' },
  scopeHints: {
    view: 'Kann alles ansehen, aber nichts erstellen oder ändern.',
    make: 'Kann außerdem generieren, bearbeiten und löschen.',
    administer: 'Kann außerdem Engines, Personen und Einstellungen ändern.',
  },
  created: 'Erstellt: {when}',
  lastUsed: 'Zuletzt verwendet: {when}',
  neverUsed: 'Noch nie verwendet',
  expires: 'Läuft ab: {when}',
  expiredAt: 'Abgelaufen: {when}',
  neverExpires: 'Läuft nicht ab',
  expired: 'Abgelaufen',

  remove: 'Entfernen',
  removing: 'Wird entfernt …',
  removeOf: 'Token {name} entfernen',
  removeQuestion: 'Token {name} entfernen?',
  removeHint: 'Programme, die es verwenden, verlieren sofort den Zugriff.',
  removed: 'Token entfernt.',
  cancel: 'Abbrechen',

  create: 'Token erstellen',
  nameHint: 'Wofür es ist, z. B. „Nächtliche Renderings“.',
  expiry: 'Ablauf',
  days: '{count, plural, one {# Tag} other {# Tage}}',
  year: '1 Jahr',
  never: 'Nie',
  tokenOf: 'Token für {name}',
  tokenHint: 'Dieses Token wird nur jetzt angezeigt. Es ist so sicher aufzubewahren wie ein Passwort.',
  copied: 'Token kopiert.',
};
