import { readNumberedCitations } from '../../contract/prompt/citations.ts';
import { splitPrompt } from '../../contract/prompt/readable-prompt.ts';
import type { PromptHelpRequest } from '../../contract/studio/prompt-help.ts';
import { textError } from './text-error.ts';

const groups = ['Image', 'Video', 'Audio'].map((noun) => ({ field: noun, pattern: `${noun} {n}` }));

/** What a prompt refers to by name: `@Image 1`, `Video 2`, and the box `<cup_1>`. */
function marksOf(words: string): string[] {
  const cited = readNumberedCitations(words, groups).map(({ start, end }) => words.slice(start, end));
  const named = words.match(/<[\w-]{1,100}>/g) ?? [];
  return [...new Set([...cited, ...named])];
}

/** The text of an answer without what models like to put around it: thoughts, a code fence, quotation marks. */
function plainAnswer(answer: string): string {
  const said = answer.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim();
  const unfenced = /^```\w*\n([\s\S]*?)\n?```$/.exec(said)?.[1]?.trim() ?? said;
  return /^"[^"]*"$|^“[^”]*”$/.test(unfenced) ? unfenced.slice(1, -1).trim() : unfenced;
}

/**
 * The new prompt of an answer, with the list of boxes of the old one.
 *
 * @throws EaselError when the answer is empty, brings a list of its own, or lost or made up a reference
 */
export function checkAnswer(request: PromptHelpRequest, answer: string): string {
  const text = plainAnswer(answer);
  if (text === '') throw textError('empty');
  if (request.action === 'describe') return splitPrompt(text).words.trim();
  const { words, boxes } = splitPrompt(request.prompt);
  if (splitPrompt(text).boxes !== null) throw textError('boxes');
  const [before, after] = [marksOf(words), marksOf(text)];
  const lost = before.filter((mark) => !after.includes(mark));
  if (lost.length > 0) throw textError('lost', lost.join(', '));
  const added = after.filter((mark) => !before.includes(mark));
  if (added.length > 0) throw textError('added', added.join(', '));
  return boxes === null ? text : `${text} ${boxes}`;
}
