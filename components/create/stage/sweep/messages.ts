import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of a sweep on the stage. */
export const sweepStageMessages = defineMessages('sweepStage', {
  grid: 'Sweep: {title}',
  /** “Guidance: 7.5”. */
  value: '{axis}: {value}',
  values: '{across} · {down}',
  keysHint: 'Arrow keys move along both axes, Enter or Space opens, Shift Space selects, K keeps, X rejects.',

  apply: 'Use these settings',
  applyHint: 'Copy the settings of this image and its seed to the form',
  actions: 'Sweep actions',
  compareRow: 'Compare row',
  compareColumn: 'Compare column',
  compareRowHint: 'Compare {count} results of this row',
  compareColumnHint: 'Compare {count} results of this column',
  tooFewToCompare: 'Two results are needed to compare.',

  sheet: 'Download sheet',
  sheetHint: 'The grid as one image, with its labels',
  format: 'Format',
  formats: { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' },
  size: 'Size',
  sizes: { full: 'Full', reduced: 'Reduced' },
  scaled: 'Images are at {scale, number, percent} of the chosen size, to keep the sheet within its limits.',
  unfinished:
    '{count, plural, one {# image isn’t ready. Its cell says so.} other {# images aren’t ready. Their cells say so.}}',
  download: 'Download',
  preparing: 'Preparing the sheet…',
});
