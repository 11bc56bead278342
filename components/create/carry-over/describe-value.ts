import { valueInWords } from '@/lib/client/jobs/value-in-words';
import { isCertainlyMedia } from '@/lib/schema-form/media-field/media-address';
import { lateMessages } from '../messages-late';

const usual = 40;

/** A short text for a value, for a row that compares it with another. */
export function describeValue(value: unknown, longest = usual): string {
  if (value === null || value === undefined) return lateMessages.nothing;
  if (typeof value === 'boolean') return value ? lateMessages.on : lateMessages.off;
  if (Array.isArray(value)) {
    const entries: unknown[] = value;
    const isMedia = entries.every((entry) => typeof entry === 'string' && isMedium(entry));
    return isMedia
      ? lateMessages.files({ count: entries.length })
      : shortened(valueInWords(entries, lateMessages), longest);
  }
  if (typeof value === 'string' && isMedium(value)) return lateMessages.files({ count: 1 });
  return shortened(valueInWords(value, lateMessages), longest);
}

const isMedium = (text: string) => isCertainlyMedia(text) || text.startsWith('blob:');

function shortened(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
