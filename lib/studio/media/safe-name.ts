const extensionOfType: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'video/x-matroska': 'mkv',
  'video/x-msvideo': 'avi',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'audio/ogg': 'ogg',
  'audio/aac': 'aac',
};

/** The usual ending of a type's file names, without its dot; `bin` for types without one. */
export function extensionOf(contentType: string): string {
  return extensionOfType[contentType] ?? 'bin';
}

/**
 * A name that every file system and header can carry: what was wished for, without folders, control characters or an ending,
 * then the ending that the content calls for. What a file is called never decides what it is.
 */
export function safeName(wish: string, contentType: string): string {
  const base = (wish.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/\.[\da-z]{1,5}$/i, '')
    .replaceAll(/[\p{C}<>:"|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const short = Array.from(base).slice(0, 80).join('').trim();
  return `${short === '' ? 'untitled' : short}.${extensionOf(contentType)}`;
}
