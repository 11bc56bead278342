import type { Translation } from '@/lib/intl/translation';
import type { sweepStageMessages } from './messages';

/** The German of `sweepStageMessages`. */
export const sweepStageGerman: Translation<typeof sweepStageMessages> = {
  grid: 'Sweep: {title}',
  value: '{axis}: {value}',
  values: '{across} · {down}',
  keysHint:
    'Pfeiltasten bewegen entlang beider Achsen, Enter oder Leertaste öffnet, Umschalt+Leertaste wählt aus, K behält, X lehnt ab.',

  apply: 'Einstellungen verwenden',
  applyHint: 'Die Einstellungen dieses Bildes und seinen Seed ins Formular übernehmen',
  actions: 'Aktionen für den Sweep',
  compareRow: 'Zeile vergleichen',
  compareColumn: 'Spalte vergleichen',
  compareRowHint: '{count} Ergebnisse dieser Zeile vergleichen',
  compareColumnHint: '{count} Ergebnisse dieser Spalte vergleichen',
  tooFewToCompare: 'Zum Vergleichen braucht es zwei Ergebnisse.',

  sheet: 'Als Bogen herunterladen',
  sheetHint: 'Das Raster als ein Bild, mit Beschriftung',
  format: 'Format',
  formats: { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' },
  size: 'Größe',
  sizes: { full: 'Voll', reduced: 'Verkleinert' },
  scaled: 'Die Bilder haben {scale, number, percent} der gewählten Größe, sonst würde der Bogen zu groß.',
  unfinished:
    '{count, plural, one {# Bild ist noch nicht fertig. Seine Zelle zeigt das an.} other {# Bilder sind noch nicht fertig. Ihre Zellen zeigen das an.}}',
  download: 'Herunterladen',
  preparing: 'Der Bogen wird vorbereitet…',
};
