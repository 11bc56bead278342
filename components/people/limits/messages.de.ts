import type { Translation } from '@/lib/intl/translation';
import type { limitFormMessages } from './messages';

/** The German of `limitFormMessages`. */
export const limitFormGerman: Translation<typeof limitFormMessages> = {
  title: 'Grenzen',
  lead: 'Eigene Grenzen einer Person ersetzen die ihrer Rolle. Sind so viele Aufträge gleichzeitig in Arbeit wie erlaubt, warten weitere in der Warteschlange; was eine andere Grenze überschreitet, wird abgelehnt. Tage und Monate sind in UTC.',
  loading: 'Grenzen werden geladen',
  unreachable: 'Die Grenzen konnten nicht geladen werden. {why}',

  kinds: {
    jobsAtOnce: 'Aufträge gleichzeitig',
    jobsPerDay: 'Aufträge pro Tag',
    spendingPerMonth: 'US-Dollar im Monat',
    storageBytes: 'Speicher in GB',
  },
  sourceOf: '{kind}: welche Grenze',
  amountOf: '{kind}: Menge',
  sources: { role: 'Wie die Rolle', none: 'Keine Grenze', own: 'Grenze' },
  roleHas: 'Rolle: {amount}',
  issues: {
    jobsAtOnce: 'Eine ganze Zahl von 1 bis 10.000 eingeben.',
    jobsPerDay: 'Eine ganze Zahl von 0 bis 1.000.000 eingeben.',
    spendingPerMonth: 'Einen Betrag von 0 bis 1.000.000 eingeben.',
    storageBytes: 'Eine Anzahl GB eingeben, z. B. 5 oder 0,5.',
  },

  ofRole: 'Grenzen der Rolle {role}',
  ofPerson: 'Grenzen von {name}',
  save: 'Speichern',
  close: 'Schließen',
  saved: 'Grenzen gespeichert.',
};
