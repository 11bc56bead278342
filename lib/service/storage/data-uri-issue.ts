/** More characters than any media type and its parameters take. */
const longestHead = 1000;

/** Whether an address is a `data:` URI. */
export function isDataUri(address: string): boolean {
  return /^data:/i.test(address);
}

/** Splits a `data:` URI (RFC 2397) at its comma; null when there is none. */
export function splitDataUri(uri: string): { isBase64: boolean; content: string } | null {
  const comma = uri.slice(0, longestHead).indexOf(',');
  if (comma < 0) return null;
  return { isBase64: /;\s*base64\s*$/i.test(uri.slice(0, comma)), content: uri.slice(comma + 1) };
}

/** In one pass: a single pattern would backtrack over long whitespace. */
function isBase64Text(content: string): boolean {
  const end = content.search(/[^A-Za-z0-9+/_\-\s]/);
  return end < 0 || /^={1,2}$/.test(content.slice(end).trimEnd());
}

/** Two characters make the first byte. */
function holdsBytes({ isBase64, content }: { isBase64: boolean; content: string }): boolean {
  return isBase64 ? /[^\s=]\s*[^\s=]/.test(content) : content !== '';
}

/** Why no bytes can be read from a `data:` URI; null when they can. Decodes nothing. */
export function dataUriIssue(uri: string): string | null {
  const parts = splitDataUri(uri);
  if (parts === null) return 'the data: URI has no comma before its data';
  if (parts.isBase64 && !isBase64Text(parts.content)) return 'the data: URI is not valid base64';
  return holdsBytes(parts) ? null : 'the data: URI is empty';
}
