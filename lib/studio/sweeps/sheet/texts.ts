import type { Locale } from '../../../intl/locale.ts';

/** What a sheet says in place of a result, and before its seed. */
export interface SheetTexts {
  failed: string;
  cancelled: string;
  open: string;
  trashed: string;
  missing: string;
  seed: string;
}

/** The texts of a sheet, which is in the language of whoever downloads it. */
export const sheetTexts: Readonly<Record<Locale, SheetTexts>> = {
  en: {
    failed: 'Failed',
    cancelled: 'Cancelled',
    open: 'Not finished',
    trashed: 'In the trash',
    missing: 'No result',
    seed: 'Seed',
  },
  de: {
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
    open: 'Nicht fertig',
    trashed: 'Im Papierkorb',
    missing: 'Kein Ergebnis',
    seed: 'Seed',
  },
};
