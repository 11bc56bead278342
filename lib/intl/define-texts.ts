import type { Messages } from './define-messages.ts';
import { defineCatalogue, type Texts } from './catalogue.ts';

/**
 * A catalogue for what the first paint shows, as `defineMessages` gives one, but without its formatter: arguments stand
 * for themselves, as in `{name}`, and there are no plurals.
 *
 * @param namespace under which the translations are registered
 * @param english the texts, which also stand in for missing translations
 */
export function defineTexts<const T extends Texts>(namespace: string, english: T): Messages<T> {
  return defineCatalogue(namespace, english, read) as Messages<T>;
}

function read(source: string, text: string): unknown {
  if (!source.includes('{')) return text;
  return (values: Readonly<Record<string, string | number>>) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
