/** A place of a style's words in a prompt. */
interface Place {
  start: number;
  end: number;
}

const joiner = ', ';

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Where a prompt has a style's words, whole and in any case; null where it has not. */
function placeOf(prompt: string, style: string): Place | null {
  const words = style.trim();
  if (words === '') return null;
  const found = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(words)}(?![\p{L}\p{N}])`, 'iu').exec(prompt);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

/** Whether a prompt has the words of a style. */
export function hasStyle(prompt: string, style: string): boolean {
  return placeOf(prompt, style) !== null;
}

/** A prompt with the words of a style at its end, behind a comma; without them where it had them. */
export function toggleStyle(prompt: string, style: string): string {
  const place = placeOf(prompt, style);
  if (place === null) return addText(prompt, style.trim());
  const before = prompt.slice(0, place.start);
  const after = prompt.slice(place.end);
  // The comma goes with the words: the one in front, else the one behind.
  const cut = before.replace(/\s*,\s*$/, '');
  return cut === before ? before + after.replace(/^\s*,\s*/, '') : cut + after;
}

/** A prompt with a text at its end, behind a comma. */
function addText(prompt: string, text: string): string {
  const words = prompt.trimEnd();
  if (words === '') return text;
  return /[,;:]$/.test(words) ? `${words} ${text}` : `${words}${joiner}${text}`;
}
