/** The `;` being typed before the caret, which asks for a snippet. */
export interface SnippetTrigger {
  /** The offset of the `;`. */
  start: number;
  /** The offset of the caret. */
  end: number;
  /** What was typed after it. */
  typed: string;
}

const begun = /(?:^|\s);([\p{L}\p{N}][\p{L}\p{N} -]{0,29})?$/u;

/** The `;` before the caret, at the beginning of a word; null when none is being typed. */
export function readSnippetTrigger(prompt: string, caret: number): SnippetTrigger | null {
  const found = begun.exec(prompt.slice(Math.max(0, caret - 32), caret));
  if (found === null) return null;
  const typed = found[1] ?? '';
  return { start: caret - typed.length - 1, end: caret, typed };
}

/** The entries whose names or texts contain every typed word: those whose names begin with them first. */
export function findSnippets<Entry extends { name: string; text: string }>(
  entries: readonly Entry[],
  typed: string,
): Entry[] {
  const wanted = typed.trim().toLowerCase();
  const words = wanted.split(/\s+/).filter(Boolean);
  const found = entries.filter(({ name, text }) => {
    const searched = `${name} ${text}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  const isFirst = ({ name }: Entry) => Number(name.toLowerCase().startsWith(wanted));
  return found.toSorted((one, other) => isFirst(other) - isFirst(one));
}
