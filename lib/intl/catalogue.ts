/** Texts by key; a group of texts is an object of its own. No key holds a dot. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** A text in the language of the reader; null where English is to be read. */
export type Translate = (namespace: string, path: readonly string[], english: string) => string | null;

let translate: Translate | null = null;

/** Installs what finds translations. English pages load none of it. */
export function setTranslate(find: Translate | null): void {
  translate = find;
}

/**
 * Returns the same tree as a catalogue's, whose texts are read anew at each use.
 *
 * @param read returns what stands in the place of a text, from the English one and the one in the language of the
 *   reader
 */
export function defineCatalogue(
  namespace: string,
  english: Texts,
  read: (english: string, text: string) => unknown,
  parents: readonly string[] = [],
): object {
  const mapped = {};
  for (const [key, text] of Object.entries(english)) {
    const path = [...parents, key];
    Object.defineProperty(mapped, key, {
      enumerable: true,
      ...(typeof text === 'string'
        ? { get: () => read(text, translate?.(namespace, path, text) ?? text) }
        : { value: defineCatalogue(namespace, text, read, path) }),
    });
  }
  return mapped;
}
