/** The languages of the studio's own texts. Names, descriptions and errors of a service come in the service's language. */
export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

/** The language that the texts are written in; every other catalogue translates it. */
export const sourceLocale: Locale = 'en';

/** Whether a value of a cookie, or of `<html lang>`, is one of the languages. */
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
 * The language to write in now: in a browser that of its page (`<html lang>`), on the server that of the request being
 * answered, English elsewhere.
 */
export function currentLocale(): Locale {
  if (typeof document !== 'undefined') {
    const { lang } = document.documentElement;
    return isLocale(lang) ? lang : sourceLocale;
  }
  return world[readerKey]?.() ?? sourceLocale;
}
