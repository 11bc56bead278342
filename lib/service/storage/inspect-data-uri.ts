/** More characters than any media type and its parameters take. */
const longestHead = 1000;

/** Whether an address is a `data:` URI. */
export function isDataUri(address: string): boolean {
  return /^data:/i.test(address);
}

/** In one pass: a single pattern would backtrack over long whitespace. */
function isBase64Text(content: string): boolean {
  const end = content.search(/[^A-Za-z0-9+/_\-\s]/);
  return end < 0 || /^={1,2}$/.test(content.slice(end).trimEnd());
}

/** Two characters make the first byte. */
function holdsBytes(content: string, isBase64: boolean): boolean {
  return isBase64 ? /[^\s=]\s*[^\s=]/.test(content) : content !== '';
}

/** What a `data:` URI (RFC 2397) holds after its comma, or why no bytes can be read from it. */
export type DataUri = { issue: null; isBase64: boolean; content: string } | { issue: string };

/** Checks a `data:` URI without decoding it. */
export function inspectDataUri(uri: string): DataUri {
  const comma = uri.slice(0, longestHead).indexOf(',');
  if (comma < 0) return { issue: 'the data: URI has no comma before its data' };
  const isBase64 = /;\s*base64\s*$/i.test(uri.slice(0, comma));
  const content = uri.slice(comma + 1);
  if (isBase64 && !isBase64Text(content)) return { issue: 'the data: URI is not valid base64' };
  return holdsBytes(content, isBase64) ? { issue: null, isBase64, content } : { issue: 'the data: URI is empty' };
}
