import type { Translation } from '@/lib/intl/translation';
import type { markMessages } from './messages';

/** The German of `markMessages`. */
export const markGerman: Translation<typeof markMessages> = {
  rating: 'Bewertung',
  label: 'Farbmarkierung',
  flag: 'Markierung',
  stars: '{stars, plural, =0 {Keine Bewertung} one {# Stern} other {# Sterne}}',
  atLeast: '{stars, plural, =5 {5 Sterne} one {# Stern oder mehr} other {# Sterne oder mehr}}',
  anyRating: 'Jede Bewertung',
  labels: {
    red: 'Rot',
    yellow: 'Gelb',
    green: 'Grün',
    blue: 'Blau',
    purple: 'Violett',
  },
  noLabel: 'Keine Farbmarkierung',
  flags: { kept: 'Behalten', rejected: 'Abgelehnt' },
  flagVerbs: { kept: 'Behalten', rejected: 'Ablehnen' },
  noFlag: 'Keine Markierung',
  starred: 'mit Stern',
  rated: 'Bewertung {stars} von 5',
  labelled: {
    red: 'rot markiert',
    yellow: 'gelb markiert',
    green: 'grün markiert',
    blue: 'blau markiert',
    purple: 'violett markiert',
  },
  flagged: { kept: 'behalten', rejected: 'abgelehnt' },
  open: 'Bewerten und markieren',
  openHint: 'Bewerten und markieren (0 bis 9, K, X)',
  openWith: 'Bewerten und markieren: {marks}',
  withKey: '{mark} ({key})',
};
