import { isCertainlyMedia } from '@/lib/schema-form/media-field/media-address';
import { lateMessages } from '../messages-late';
import { readablePrompt } from '@/lib/contract/prompt/readable-prompt';

const usual = 40;

/** A short text for a value, for a row that compares it with another. */
export function describeValue(value: unknown, longest = usual): string {
  if (value === null || value === undefined) return lateMessages.nothing;
  if (typeof value === 'boolean') return value ? lateMessages.on : lateMessages.off;
  if (Array.isArray(value)) {
    const entries: unknown[] = value;
    const isMedia = entries.every((entry) => typeof entry === 'string' && isMedium(entry));
    return isMedia ? lateMessages.files(entries.length) : shortened(entries.map(plainText).join(', '), longest);
  }
  if (typeof value === 'string' && isMedium(value)) return lateMessages.files(1);
  return shortened(plainText(value), longest);
}

const isMedium = (text: string) => isCertainlyMedia(text) || text.startsWith('blob:');

function plainText(value: unknown): string {
  return typeof value === 'string' ? readablePrompt(value) : (JSON.stringify(value) ?? '');
}

function shortened(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
