/** One of the consecutive events of a prompt. */
export interface Beat {
  text: string;
  /** When it begins and ends in seconds, where the prompt says so. */
  seconds: { from: number; to: number } | null;
  /** The transition to it; null when the prompt does not say. */
  entry: 'cut' | 'dissolve' | 'dip' | null;
}

const number = String.raw`\d{1,2}(?:\.\d{1,2})?`;
const clock = String.raw`(?:\d{1,2}:\d{2}|${number})`;

/** `[0-3s]`, `(0:00 – 0:03)`, `00:00-00:04:` at the beginning of a beat. */
const timeCode = new RegExp(
  String.raw`^[\s\[(]*(${clock})\s*s?\s*(?:-|–|—|to)\s*(${clock})\s*(s|sec|seconds)?[\])]?\s*[:,-]?\s*`,
  'i',
);

/**
 * The beginning of a new beat: a heading, a time code in brackets, a numbered line, or a word of editing or of time.
 */
const border = new RegExp(
  [
    String.raw`(?:^|[\s.;,])(?=(?:shot|scene|cut|clip|beat)\s*#?\d{1,2}\s*[:.)–-])`,
    String.raw`(?=[\[(]\s*${clock}\s*s?\s*(?:-|–|—|to)\s*${clock}\s*s?(?:ec|econds)?\s*[\])])`,
    String.raw`(?:^|\n)\s*(?=\d{1,2}[.)]\s)`,
    String.raw`[\s.;,]+(?=(?:(?:hard |jump |smash )?cuts? to|dissolves? to|cross-?fades? to|fades? to|then the (?:film|camera) cuts? to)\b)`,
    String.raw`[.;,]?\s+(?:and\s+)?(?=(?:then|next|finally|afterwards|after that)\b[,\s])`,
  ].join('|'),
  'gi',
);

const heading = /^\s*(?:(?:shot|scene|cut|clip|beat)\s*#?\d{1,2}\s*[:.)–-]|\d{1,2}[.)]\s)\s*/i;
const editing =
  /^\s*(?:and\s+)?(?:then\s+)?(?:the (?:film|camera)\s+)?((?:hard |jump |smash )?cuts?|dissolves?|cross-?fades?|fades?)\s+to\s*:?\s*/i;
const sequel = /^\s*(?:and\s+)?(?:then|next|finally|afterwards|after that)\b[,\s]*/i;

function secondsOf(clockText: string): number {
  const [first = '0', second] = clockText.split(':');
  return second === undefined ? Number(first) : Number(first) * 60 + Number(second);
}

function beatOf(part: string): Beat {
  let text = part.replace(heading, '');
  const times = timeCode.exec(text);
  const isTimed = times !== null && (times[3] !== undefined || /^[\s]*[[(]|:/.test(times[0]));
  if (isTimed) text = text.slice(times[0].length).replace(heading, '');
  const edit = editing.exec(text)?.[1]?.toLowerCase() ?? null;
  text = text.replace(editing, '').replace(sequel, '');
  const from = secondsOf(times?.[1] ?? '0');
  const to = secondsOf(times?.[2] ?? '0');
  return {
    text: text.trim().replace(/^[:,.;–-]+\s*|[,;\s]+$/g, ''),
    seconds: isTimed && to > from ? { from, to } : null,
    entry: edit === null ? null : edit.startsWith('fade') ? 'dip' : edit.includes('cut') ? 'cut' : 'dissolve',
  };
}

const quoted = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」/g;

/**
 * Splits a prompt into consecutive beats: by headings (`Shot 1:`), time codes (`[0-3s]`), numbered lines, and words
 * such as “cut to”, “fade to”, “then”, “finally”. Text in quotation marks is lettering and splits nothing. A prompt
 * with one event is one beat.
 */
export function readBeats(prompt: string): Beat[] {
  const texts = prompt.match(quoted) ?? [];
  let count = 0;
  // A private-use character stands for each quotation while the prompt is split.
  const masked = prompt.replaceAll(quoted, () => String.fromCharCode(0xe000 + count++));
  const restored = (text: string) =>
    text.replaceAll(/[\uE000-\uF8FF]/g, (mark) => texts[mark.charCodeAt(0) - 0xe000] ?? mark);
  const beats = masked
    .split(border)
    .map(beatOf)
    .map((beat) => ({ ...beat, text: restored(beat.text) }))
    .filter((beat) => /\p{L}{2}/u.test(beat.text));
  return beats.length > 0 ? beats : [{ text: prompt.trim(), seconds: null, entry: null }];
}
