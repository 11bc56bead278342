import { fineTuneWords } from './words';

/** What is wrong with a part of an address; null when nothing is. */
export function partFault(part: 'namespace' | 'repository' | 'id', text: string): string | null {
  if (text.trim() === '') return fineTuneWords.required[part];
  return part !== 'id' && text.includes('/') ? fineTuneWords.noSlash : null;
}
