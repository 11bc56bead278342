import type { Translation } from '@/lib/intl/translation';
import type { linkMessages } from './link-messages';

/** The German of `linkMessages`. */
export const linkGerman: Translation<typeof linkMessages> = {
  title: 'Öffentliche Links',
  lead: 'Wer einen Link hat, sieht dieses Board ohne Anmeldung: die Dateien und wem es gehört, aber keine Prompts oder Einstellungen.',
  onlyHere:
    'Nur dieser Computer erreicht {host}. Damit ein Link auch bei anderen funktioniert, muss STUDIO_URL eine Adresse sein, die sie erreichen.',
  label: 'Für wen',
  labelHint: 'Nur hier zu sehen.',
  expiry: 'Gültig für',
  days: '{count, plural, one {# Tag} other {# Tage}}',
  downloads: 'Herunterladen erlauben',
  create: 'Link erstellen',
  copy: 'Link kopieren',
  copyOf: 'Link kopieren für {name}',
  copied: 'Link kopiert',
  revoke: 'Widerrufen',
  revokeOf: 'Widerrufen: Link für {name}',
  revokeHint:
    'Ein widerrufener Link funktioniert sofort nicht mehr, auch auf geöffneten Seiten. Heruntergeladene Dateien bleiben, wo sie sind.',
  revoked: 'Link widerrufen',
  unnamed: 'Alle',
  created: 'erstellt: {when}',
  until: 'gültig bis {when}',
  withDownloads: 'mit Download',
  viewOnly: 'nur zum Ansehen',
  opened: 'zuletzt geöffnet: {when}',
  neverOpened: 'noch nicht geöffnet',
  inactive: 'Funktioniert nicht: {name} darf dieses Board nicht mehr teilen.',
  loading: 'Links werden geladen',
  unreachable: 'Die Links konnten nicht geladen werden: {why}',
};
