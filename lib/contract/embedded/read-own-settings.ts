import type { EmbeddedSettings } from '../embedded-settings.ts';
import { readPairs } from './read-pairs.ts';

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * Reads the XMP packet that the studio writes into downloads: the prompt, and below it one line of names and values.
 *
 * @returns null for the packet of another program
 */
export function readOwnSettings(packet: string): EmbeddedSettings | null {
  if (!packet.includes('<xmp:CreatorTool>Easel</xmp:CreatorTool>')) return null;
  const written = /<rdf:li xml:lang="x-default">([^<]*)<\/rdf:li>/.exec(packet)?.[1];
  const text = written?.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity) ?? '';
  const lineAt = text.lastIndexOf('\n');
  const pairs = readPairs(text.slice(lineAt + 1));
  const valueOf = (wanted: string) => pairs.find(({ name }) => name === wanted)?.value ?? null;
  return {
    program: 'easel',
    prompt: lineAt < 0 ? null : text.slice(0, lineAt),
    negativePrompt: null,
    seed: valueOf('seed'),
    model: valueOf('model'),
    settings: pairs.filter(({ name }) => name !== 'seed' && name !== 'model'),
  };
}
