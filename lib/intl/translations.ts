import { setTranslate, type Texts } from './catalogue.ts';
import { currentLocale, type Locale } from './locale.ts';

const translations = new Map<Locale, Readonly<Record<string, Texts>>>();

/** Registers the catalogues of a language by namespace, before the first text is read in that language. */
export function registerTranslations(locale: Locale, catalogues: Readonly<Record<string, Texts>>): void {
  translations.set(locale, catalogues);
  setTranslate((namespace, path) => textAt(findCatalogue(namespace), path));
}

/**
 * The catalogue of a namespace in `currentLocale`, as far as it is registered.
 *
 * @returns null for English, which stands in the code
 */
export function findCatalogue(namespace: string): Texts | null {
  return translations.get(currentLocale())?.[namespace] ?? null;
}

function textAt(catalogue: Texts | null, path: readonly string[]): string | null {
  let found: string | Texts | null = catalogue;
  for (const key of path) found = found === null || typeof found === 'string' ? null : (found[key] ?? null);
  return typeof found === 'string' ? found : null;
}
