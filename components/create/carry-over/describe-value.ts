import { isCertainlyMedia } from '@/lib/schema-form/media-address';
import { laterWords } from '../messages-late';

const usual = 40;

/** A value in a few words, for a line that compares it with another. */
export function valueWords(value: unknown, longest = usual): string {
  if (value === null || value === undefined) return laterWords.nothing;
  if (typeof value === 'boolean') return value ? laterWords.on : laterWords.off;
  if (Array.isArray(value)) {
    const entries: unknown[] = value;
    const isMedia = entries.every((entry) => typeof entry === 'string' && isMedium(entry));
    return isMedia ? laterWords.entries(entries.length) : shortened(entries.map(plainWords).join(', '), longest);
  }
  if (typeof value === 'string' && isMedium(value)) return laterWords.entries(1);
  return shortened(plainWords(value), longest);
}

const isMedium = (text: string) => isCertainlyMedia(text) || text.startsWith('blob:');

function plainWords(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function shortened(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
