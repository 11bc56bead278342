'use client';

import { useState } from 'react';
import { splitPrompt } from '@/lib/contract/prompt/readable-prompt';
import { readBoundingBoxes } from '@/lib/schema-form/boxes/box-format';
import type { TextField } from '@/lib/schema-form/form-field';
import { readPromptBoxes } from '@/lib/schema-form/boxes/prompt-boxes';

/** A prompt as its field shows it. */
export interface PromptWords {
  /** The text that is edited, without a readable list of boxes at its end. */
  words: string;
  /** Writes an edited text, with the hidden boxes behind it. */
  write: (text: string) => void;
}

/** Whether a text replaces another one instead of editing it. */
function isOther(before: string, after: string): boolean {
  let shared = 0;
  while (shared < before.length && before[shared] === after[shared]) shared += 1;
  let end = 0;
  while (end < before.length - shared && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return shared + end < before.length / 2;
}

/**
 * Hides the list of boxes at a prompt's end from the person who edits it. A list that can't be read stays in the text,
 * where it can be fixed. Whoever writes over an example writes over its boxes too.
 */
export function usePromptWords(
  { schema, prefill }: Pick<TextField, 'schema' | 'prefill'>,
  prompt: string,
  onChange: (prompt: string) => void,
): PromptWords {
  // Spaces at the end of the words belong to the words while they are typed, else they separate the list.
  const [typed, setTyped] = useState('');
  const format = readBoundingBoxes(schema)?.format ?? null;
  const parts = format === null ? { words: prompt, boxes: null } : splitPrompt(prompt);
  const hasBoxes = format !== null && parts.boxes !== null && readPromptBoxes(prompt, format).boxes.length > 0;
  if (!hasBoxes) return { words: prompt, write: onChange };
  const words = parts.words.trimEnd();
  return {
    words: typed.trimEnd() === words ? typed : words,
    write: (text) => {
      setTyped(text);
      const isWhole = splitPrompt(text).boxes !== null || (prompt === prefill && isOther(words, text));
      const gap = text === '' || /\s$/.test(text) ? '' : ' ';
      onChange(isWhole ? text : `${text}${gap}${parts.boxes ?? ''}`);
    },
  };
}
