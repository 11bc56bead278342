const curl = /^(?:[$>%#]\s+)?curl(?:\.exe)?\s|\bcurl(?:\.exe)?\s+(?:-\w|['"^]*https?:)/;
const requestName = /["'](?:model|prompt)["']\s*:/;
const client = /\b(?:fetch|requests\.post|urllib\.request|axios\.post)\b/;
const calledClient = /\b(?:fetch|requests\.post|axios\.post)\s*\(/;
const promptWord = /\bprompt\b/;

/**
 * Whether pasted text is likely a whole call rather than words: cheap enough for every paste, however long. `readCall` tells for
 * sure.
 */
export function looksLikeCall(text: string): boolean {
  const whole = text.trim();
  if (curl.test(whole)) return true;
  if (whole.startsWith('{') && whole.endsWith('}') && requestName.test(whole)) return true;
  return isFollowed(whole, client, promptWord) || isFollowed(whole, promptWord, calledClient);
}

/** Whether one thing stands anywhere behind another, in one pass over each. */
function isFollowed(text: string, first: RegExp, second: RegExp): boolean {
  const at = text.search(first);
  return at !== -1 && second.test(text.slice(at));
}
