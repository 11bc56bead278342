/**
 * A `Content-Disposition` that carries any name safely: an ASCII form for old readers, the true one encoded as RFC 5987
 * (in RFC 6266) says.
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7E]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase() ?? ''}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
