/**
 * A `Content-Disposition` that is safe for any name: an ASCII form for old clients, and the exact name encoded as in
 * RFC 5987 (used by RFC 6266).
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7E]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase() ?? ''}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
