import { isLocale, type Locale, sourceLocale } from './locale.ts';

/** The cookie with the language that a person chose in Settings. Without it, the browser's languages decide. */
export const localeCookie = 'easel-language';

/**
 * The language to answer a request in: the chosen one, else the first of the browser's languages that there is, else
 * English.
 *
 * @param headers.cookie the request's `Cookie`
 * @param headers.acceptLanguage the request's `Accept-Language` (RFC 9110, 12.5.4)
 */
export function readLocale(headers: { cookie: string | undefined; acceptLanguage: string | undefined }): Locale {
  const cookie = new RegExp(`(?:^|;)\\s*${localeCookie}=([^;]*)`).exec(headers.cookie ?? '')?.[1];
  if (isLocale(cookie)) return cookie;
  const wanted = (headers.acceptLanguage ?? '').split(',').map((entry, index) => {
    const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
    const quality = /^\s*q=([\d.]+)\s*$/.exec(parameters[0] ?? '')?.[1];
    return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality), index };
  });
  // A quality of 0 refuses a language (RFC 9110, 12.4.2).
  const accepted = wanted.filter(({ quality }) => quality > 0);
  accepted.sort((one, other) => other.quality - one.quality || one.index - other.index);
  const found = accepted.map(({ language }) => language).find(isLocale);
  return found ?? sourceLocale;
}

/** The language to answer a web request in. */
export function requestLocale({ headers }: Pick<Request, 'headers'>): Locale {
  return readLocale({
    cookie: headers.get('cookie') ?? undefined,
    acceptLanguage: headers.get('accept-language') ?? undefined,
  });
}
