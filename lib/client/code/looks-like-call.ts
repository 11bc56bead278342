/** Whether pasted text is likely a whole call rather than words: cheap enough for every paste. `readCall` tells for sure. */
export function looksLikeCall(text: string): boolean {
  return (
    /^\s*(?:[$>%#]\s+)?curl(?:\.exe)?\s|\bcurl(?:\.exe)?\s+(?:-\w|['"^]*https?:)/.test(text) ||
    /^\s*\{[\s\S]*["'](?:model|prompt)["']\s*:[\s\S]*\}\s*$/.test(text) ||
    /\b(?:fetch|requests\.post|urllib\.request|axios\.post)\b[\s\S]*\bprompt\b|\bprompt\b[\s\S]*\b(?:fetch|requests\.post|axios\.post)\s*\(/.test(
      text,
    )
  );
}
