import { readablePrompt, splitPrompt } from '../../contract/prompt/readable-prompt.ts';
import { messages } from '../messages.ts';
import { boxFormats } from './box-format.ts';
import { type LayoutBox, readPromptBoxes } from './prompt-boxes.ts';

/**
 * The boxes at a prompt's end, in whichever format they are written: the keys of a list tell its format. Empty for a prompt
 * without boxes, and for a list that can't be read.
 */
export function boxesOfPrompt(prompt: string): LayoutBox[] {
  const { boxes } = splitPrompt(prompt);
  if (boxes === null) return [];
  for (const format of boxFormats) {
    const read = readPromptBoxes(boxes, format);
    if (read.issue === null) return read.boxes;
  }
  return [];
}

/** The boxes of a prompt in words, as in `3 boxes: sky, house, tree`; null for a prompt without boxes. */
export function describePromptBoxes(prompt: string): string | null {
  const boxes = boxesOfPrompt(prompt);
  if (boxes.length === 0) return null;
  const names = boxes.map(({ text }) => text.trim()).filter((text) => text !== '');
  return names.length === 0
    ? messages.boxes.count({ amount: boxes.length })
    : messages.boxes.named({ amount: boxes.length, names: names.join(', ') });
}

/**
 * A prompt in words, its boxes included: `A calm lake · 2 boxes: a moon, a boat`. A prompt without boxes is returned as it is, and
 * one whose list can't be read without that list.
 */
export function promptInWords(prompt: string): string {
  const summary = describePromptBoxes(prompt);
  if (summary === null) return readablePrompt(prompt);
  const hasWords = splitPrompt(prompt).words.trim() !== '';
  return hasWords ? messages.boxes.withWords({ words: readablePrompt(prompt), boxes: summary }) : summary;
}
