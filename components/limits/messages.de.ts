import type { Translation } from '@/lib/intl/translation';
import type { limitMessages } from './messages';

/** The German of `limitMessages`. */
export const limitGerman: Translation<typeof limitMessages> = {
  title: 'Eigene Grenzen',
  open: '{text}. Eigene Grenzen anzeigen',

  jobsLeft:
    '{left, plural, =0 {Heute kein Auftrag mehr übrig} one {Heute noch ein Auftrag übrig} other {Heute noch # Aufträge übrig}}',
  spendingLeft: 'Diesen Monat noch {left} übrig',
  storageLeft: 'Noch {left} Speicher übrig',
  running:
    '{amount, plural, one {{used} von einem gleichzeitigen Auftrag} other {{used} von # gleichzeitigen Aufträgen}}',

  exceedsJobs:
    '{jobs, plural, one {Das ergibt einen Auftrag} other {Das ergibt # Aufträge}}; {left, plural, =0 {heute ist keiner mehr übrig} one {heute ist noch einer übrig} other {heute sind noch # übrig}}.',
  exceedsSpending: 'Das kostet bis zu {cost}; diesen Monat ist noch {left} übrig.',
  exceedsStorage: 'Kein Speicher mehr übrig. Dateien löschen, auch aus dem Papierkorb.',
  waits:
    '{amount, plural, one {Es darf nur ein eigener Auftrag laufen, der nächste wartet daher.} other {Es dürfen nur # eigene Aufträge gleichzeitig laufen, der nächste wartet daher.}}',
  othersWait:
    '{amount, plural, one {Es darf nur ein eigener Auftrag laufen. Die anderen warten.} other {Es dürfen nur # eigene Aufträge gleichzeitig laufen. Die anderen warten.}}',

  jobsAtOnce: 'Aufträge gleichzeitig',
  jobsPerDay: 'Aufträge heute',
  spendingPerMonth: 'Ausgaben diesen Monat',
  storageBytes: 'Speicher',
  usedOf: '{used} von {amount}',
  renews: 'Erneuert sich {when}',
  ask: 'Ein Administrator kann die Grenzen ändern.',
  usage: 'Verbrauch anzeigen',
};
