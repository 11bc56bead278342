import type { Translation } from '@/lib/intl/translation';
import type { usageMessages } from './messages';

/** The German of `usageMessages`. */
export const usageGerman: Translation<typeof usageMessages> = {
  title: 'Verbrauch',
  lead: 'Was generiert wurde, wie lange es dauerte und was es kostete. Tage sind in UTC. Aus der Bibliothek Gelöschtes zählt weiterhin.',
  back: 'Einstellungen',
  range: 'Tage',
  ranges: {
    '7': '7 Tage',
    '30': '30 Tage',
    '90': '90 Tage',
    month: 'Dieser Monat',
    lastMonth: 'Letzter Monat',
  },
  whose: 'Wessen Verbrauch',
  mine: 'Eigener',
  everyone: 'Aller',
  group: 'Gruppieren nach',
  groups: { day: 'Tag', person: 'Person', model: 'Modell' },
  csv: 'CSV herunterladen',
  loading: 'Verbrauch wird geladen',
  unreachable: 'Der Verbrauch konnte nicht geladen werden. {why}',
  tryAgain: 'Erneut versuchen',
  empty: 'An diesen Tagen wurde nichts generiert.',

  jobs: 'Aufträge',
  finished: 'Fertig',
  failed: 'Fehlgeschlagen',
  time: 'Zeit',
  cost: 'Kosten',
  total: 'Summe',
  noPrice: 'Kein Preis',
  costHint: 'Nach Angabe des Dienstes, sonst nach seiner Preisliste geschätzt.',
  unpriced:
    '{count, plural, one {Für einen Auftrag ist kein Preis veröffentlicht; er ist in den Kosten nicht enthalten.} other {Für # Aufträge ist kein Preis veröffentlicht; sie sind in den Kosten nicht enthalten.}}',
};
