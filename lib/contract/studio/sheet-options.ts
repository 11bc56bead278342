import { z } from 'zod';
import { locales, sourceLocale } from '../../intl/locale.ts';
import { longestPattern } from './file-name-pattern.ts';
import { sheetFormats, sheetSizes } from './sweep-sheet.ts';

/** How the sheet of a sweep is downloaded, as a query string. */
export const sheetOptionsSchema = z.object({
  format: z.enum(sheetFormats).default('png'),
  /** Of its texts. */
  language: z.enum(locales).default(sourceLocale),
  size: z.enum(sheetSizes).default('full'),
  /** The pattern of its name, see `nameByPattern`; null for its title. */
  name: z.string().max(longestPattern).nullable().default(null),
});
