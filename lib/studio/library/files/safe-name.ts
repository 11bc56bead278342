import { extensionOf } from '../../../media/extension-of.ts';

/** The most characters of a name before its extension. */
export const longestName = 80;

/**
 * A name that is valid in every file system and header: the given name without folders, control characters and
 * extension, followed by the extension of the content type. The given extension never decides the type.
 */
export function safeName(wanted: string, contentType: string): string {
  const base = (wanted.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/\.[\da-z]{1,5}$/i, '')
    .replaceAll(/[\p{C}<>:"|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const short = Array.from(base).slice(0, longestName).join('').trim();
  return `${short === '' ? 'untitled' : short}.${extensionOf(contentType)}`;
}
