import { createTranslator, type ICUArgs } from 'use-intl/core';
import { currentLocale } from './locale.ts';
import { defineCatalogue, type Texts } from './catalogue.ts';
import { writeNumber } from './formats.ts';

interface ValueTypes {
  ICUArgument: string | number;
  ICUNumberArgument: number;
  ICUDateArgument: Date;
}
type Values<T extends string> = ICUArgs<T, ValueTypes>;
type Message<T extends string> = keyof Values<T> extends never ? string : (values: Values<T>) => string;

/** What the texts of a catalogue become: strings, and functions where a text has arguments. */
export type Messages<T> = { readonly [Key in keyof T]: T[Key] extends string ? Message<T[Key]> : Messages<T[Key]> };

type FormatValues = Readonly<Record<string, string | number | Date>>;
type Translator = (key: 'text', values: FormatValues) => string;

/**
 * A catalogue of messages in ICU MessageFormat. A text without arguments is read as a string, one with arguments is a
 * function of them: `messages.cancel({ count: 3 })`. Each is read in `currentLocale` at every use, so keep none in a
 * module's own constants.
 *
 * @param namespace under which the translations are registered
 * @param english the texts, which also stand in for missing translations
 * @throws {IntlError} by a message whose text is malformed, or lacks a value
 */
export function defineMessages<const T extends Texts>(namespace: string, english: T): Messages<T> {
  return defineCatalogue(namespace, english, read) as Messages<T>;
}

function read(source: string, text: string): unknown {
  if (!source.includes('{')) return text;
  // A quoted brace is text.
  return /(?<!')\{/.test(source)
    ? (values: FormatValues) => format(text, withDecimals(text, values))
    : format(text, {});
}

/** Gives the numbers that stand for themselves, as in `{rate}`, the decimal mark of the language. */
function withDecimals(text: string, values: FormatValues): FormatValues {
  const fractions = Object.entries(values).filter(
    ([name, value]) => typeof value === 'number' && !Number.isInteger(value) && !text.includes(`{${name},`),
  );
  if (fractions.length === 0) return values;
  return { ...values, ...Object.fromEntries(fractions.map(([name, value]) => [name, writeNumber(Number(value))])) };
}

const translators = new Map<string, Translator>();

/** Formats a text in `currentLocale`. Each is parsed once. */
function format(text: string, values: FormatValues): string {
  const locale = currentLocale();
  const known = translators.get(locale + text);
  if (known !== undefined) return known('text', values);
  const created = createTranslator({ locale, messages: { text }, timeZone, onError: rethrow });
  // The types of its arguments follow from a text that is known when it is compiled; this one is any text.
  const translator = created as unknown as Translator;
  translators.set(locale + text, translator);
  return translator('text', values);
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

function rethrow(error: Error): never {
  throw error;
}
