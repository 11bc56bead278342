import type { LibrarySidecar } from '../../../contract/studio/library-sidecar.ts';

/**
 * The settings of a generation as text, in the form in which many programs write and read them: the prompt, and below it
 * one line of names and values.
 */
export function describeSettings({
  model,
  modelName,
  prompt,
  seed,
  request,
}: NonNullable<LibrarySidecar['generation']>): string {
  const { model: _model, prompt: _prompt, ...rest } = request;
  const settings = { ...rest, seed: seed ?? rest['seed'], model: modelName ?? model };
  const line = Object.entries(settings)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    // Addresses of other files mean nothing outside of this studio.
    .filter(([, value]) => typeof value !== 'string' || !/^(?:\/api\/|https?:|data:)/.test(value))
    .map(([name, value]) => `${name}: ${plainOrQuoted(String(value))}`)
    .join(', ');
  return [prompt ?? '', line].filter((part) => part !== '').join('\n');
}

/** Quotes a value that would be read as several, or that is several lines. */
function plainOrQuoted(value: string): string {
  return /[,\n"]/.test(value) ? JSON.stringify(value) : value;
}

const xml: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 forbids, even as references. */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/**
 * The settings of a generation as an XMP packet (ISO 16684-1): the description that image programs show as the caption,
 * and the program that made it.
 */
export function xmpOfSettings(generation: NonNullable<LibrarySidecar['generation']>): string {
  const text = describeSettings(generation)
    .toWellFormed()
    .replaceAll(forbidden, '')
    .replaceAll(/[&<>"]/g, (character) => xml[character] ?? '');
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:description><xmp:CreatorTool>Easel</xmp:CreatorTool></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}
