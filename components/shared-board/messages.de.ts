import type { Translation } from '@/lib/intl/translation';
import type { sharedMessages } from './messages';

/** The German of `sharedMessages`. */
export const sharedGerman: Translation<typeof sharedMessages> = {
  by: 'von {name}',
  count: '{count, plural, one {# Element} other {# Elemente}}',
  until: 'Verfügbar bis {date}',
  items: 'Elemente',
  empty: 'Auf diesem Board ist noch nichts.',
  kinds: { image: 'Bild {number}', video: 'Video {number}', audio: 'Audio {number}' },
  download: 'Herunterladen',
  downloadOf: '{item} herunterladen',
  downloadAll: 'Alle herunterladen',
  choose: '{item} zum Vergleichen auswählen',
  chosen: '{count} ausgewählt',
  comparison: 'Vergleich',
  compare: 'Vergleichen',
  clear: 'Auswahl aufheben',
  chooseAnother: 'Zum Vergleichen noch eins auswählen.',
  loading: 'Wird geladen…',
  more: 'Mehr laden',
  tryAgain: 'Erneut versuchen',
  goneTitle: 'Link nicht gültig',
  gone: 'Dieser Link ist nicht mehr gültig. Wer ihn verschickt hat, kann einen neuen erstellen.',
  unavailable: 'Das Studio ist gerade nicht erreichbar. Bitte gleich noch einmal versuchen.',
};
