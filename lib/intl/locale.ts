/** The languages of the studio's own texts and of the built-in models. Other models, and errors, come in their service's. */
export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

/** The language that the texts are written in; every other catalogue translates it. */
export const sourceLocale: Locale = 'en';

/** Whether a value of a cookie, or of an attribute of the page, is one of the languages. */
export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value);
}

// On the server, one process answers people of several languages: `run-with-locale.ts` installs a reader that knows
// whose request is being answered. Next bundles this module several times, hence the global.
const readerKey = Symbol.for('easel.locale');
const world: { [readerKey]?: () => Locale | undefined } & object = globalThis;

/** Installs what says whose language the current request is answered in. For the server alone. */
export function setLocaleReader(read: () => Locale | undefined): void {
  world[readerKey] = read;
}

/**
 * The language to write in now: in a browser that of its page (`<html data-locale>`; a browser that translates the page
 * changes `lang`), on the server that of the request being answered, English elsewhere.
 */
export function currentLocale(): Locale {
  if (typeof document !== 'undefined') {
    const { locale } = document.documentElement.dataset;
    return isLocale(locale) ? locale : sourceLocale;
  }
  return world[readerKey]?.() ?? sourceLocale;
}
