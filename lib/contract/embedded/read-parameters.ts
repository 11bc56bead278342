import type { EmbeddedSettings } from '../embedded-settings.ts';
import { readPairs } from './read-pairs.ts';

const negativeStart = /^Negative prompt:\s*/;

/**
 * Reads the text that AUTOMATIC1111, Forge, SD.Next and Fooocus write under `parameters`: the prompt, then
 * `Negative prompt: …`, then a line of settings.
 *
 * @returns null for a text without settings
 */
export function readParameters(text: string): EmbeddedSettings | null {
  const lines = text.replaceAll('\r\n', '\n').trim().split('\n');
  const pairs = readPairs(lines.at(-1) ?? '');
  // A single pair may be the end of a prompt, as in “a sign: open”.
  if (!pairs.some(({ name }) => name === 'Steps' || name === 'Seed')) return null;
  const written = lines.slice(0, -1);
  const negativeAt = written.findIndex((line) => negativeStart.test(line));
  const prompt = negativeAt < 0 ? written : written.slice(0, negativeAt);
  const negative = negativeAt < 0 ? [] : written.slice(negativeAt);
  const valueOf = (wanted: string) => pairs.find(({ name }) => name === wanted)?.value ?? null;
  return {
    program: 'automatic1111',
    prompt: prompt.join('\n'),
    negativePrompt: negative.length === 0 ? null : negative.join('\n').replace(negativeStart, ''),
    seed: valueOf('Seed'),
    model: valueOf('Model'),
    settings: pairs.filter(({ name }) => name !== 'Seed' && name !== 'Model'),
  };
}
