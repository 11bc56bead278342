import { regions } from './formats.ts';
import { currentLocale } from './locale.ts';

/**
 * The language tag by which a reader writes dates: the browser's own, such as `en-US` or `de-AT`, where it is of
 * `currentLocale`.
 */
export function readerTag(): string {
  const locale = currentLocale();
  const own = typeof navigator === 'undefined' ? [] : navigator.languages;
  return own.find((tag) => /^[a-z]{2,3}(?:-[a-z\d]+)*$/i.test(tag) && tag.split('-')[0] === locale) ?? regions[locale];
}
