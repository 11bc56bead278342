/** Numbers and bullets in front of a line: `3.`, `Shot 2:`, `-`. */
const marks = /^(?:[-*•–]|(?:(?:shot|scene)\s*)?\d+\s*[.):-])\s+/i;

/** The prompts in a script: each paragraph where empty lines divide it, else each line. */
export function splitScript(script: string): string[] {
  const text = script.replaceAll('\r\n', '\n').trim();
  const hasParagraphs = /\n[ \t]*\n/.test(text);
  return text
    .split(hasParagraphs ? /\n[ \t]*\n\s*/ : '\n')
    .map((part) =>
      part
        .replaceAll(/\s*\n\s*/g, ' ')
        .trim()
        .replace(marks, '')
        .trim(),
    )
    .filter((part) => part !== '');
}
