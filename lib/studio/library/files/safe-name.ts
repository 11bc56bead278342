import { extensionOf } from '../../../media/extension-of.ts';

/**
 * A name that every file system and header can carry: the wanted name without folders, control characters or an ending,
 * then the ending that the content calls for. What a file is called never decides what it is.
 */
export function safeName(wanted: string, contentType: string): string {
  const base = (wanted.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/\.[\da-z]{1,5}$/i, '')
    .replaceAll(/[\p{C}<>:"|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const short = Array.from(base).slice(0, 80).join('').trim();
  return `${short === '' ? 'untitled' : short}.${extensionOf(contentType)}`;
}
