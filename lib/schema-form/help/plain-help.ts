import { type HelpBlock, type HelpPart, readHelp } from './help-text.ts';

function textOfPart(part: HelpPart): string {
  if (part.kind === 'break') return '\n';
  return 'parts' in part ? part.parts.map(textOfPart).join('') : part.text;
}

function textOfBlock(block: HelpBlock): string {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'list') return block.items.map((item) => item.map(textOfPart).join('')).join('\n');
  return block.parts.map(textOfPart).join('');
}

const known = new Map<string, string>();
const mostKnown = 500;

/**
 * Help without Markdown, for one line or for screen readers. Memoized: a form requests the same texts on every
 * keystroke.
 */
export function plainHelp(markdown: string): string {
  const before = known.get(markdown);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const plain = readHelp(markdown).map(textOfBlock).join('\n');
  known.set(markdown, plain);
  return plain;
}

/** Characters of a line for each that it shows: the rest is Markdown. */
const mostOfMarkdown = 10;

/** Whether help is one plain line, which can be shown as it is. */
export function isPlainLine(markdown: string, mostCharacters: number): boolean {
  if (markdown.length > mostCharacters * mostOfMarkdown) return false;
  if (plainHelp(markdown).length > mostCharacters) return false;
  const blocks = readHelp(markdown);
  const [only] = blocks;
  if (blocks.length !== 1 || only?.kind !== 'paragraph') return false;
  return only.parts.every(({ kind }) => kind === 'text' || kind === 'code');
}
