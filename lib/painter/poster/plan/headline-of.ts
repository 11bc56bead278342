const pieces =
  /\b(?:(?:movie|film|travel|concert|festival|event|vintage|retro|minimal\w*|modern|typographic|typography|bold|book|album|neon|chalk|greeting|business|birthday|shop|street)\s+)*(?:poster|flyer|cover|card|sign|logo|menu|invitation|chalkboard|blackboard|label|banner|artwork|design)\b/iu;
const subjectAfter =
  /\b(?:for|about|titled|called|named|of|saying|that says|reading)\s+(?:(?:a|an|the|our|my)\s+)?([^,.;:]+)/iu;
const tail = /\s+(?:with|in|on|at|by|from|using|set|featuring|and a|over|under|where|that|which)\b.*$/iu;
const mostWords = 6;

function inTitleCase(words: string): string {
  return words.replaceAll(/(?<![\p{L}\p{M}'’])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('en'));
}

/** A headline from a prompt without quotations: what the piece is for, else the first words. */
export function headlineOf(prompt: string): string {
  const after = prompt.slice(pieces.exec(prompt)?.index ?? 0);
  const subject = subjectAfter.exec(after)?.[1] ?? prompt.split(/[,.;:\n]/)[0] ?? prompt;
  const words = subject
    .replace(tail, '')
    .replace(/^\s*(?:a|an|the)\s+/iu, '')
    .trim()
    .split(/\s+/);
  const title = words.slice(0, mostWords).join(' ').slice(0, 60);
  return inTitleCase(title === '' ? prompt.trim().slice(0, 40) : title);
}
