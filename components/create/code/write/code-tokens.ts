/** A piece of code, and how it is coloured; `plain` for most of it. */
export interface CodeToken {
  kind: 'plain' | 'text' | 'comment' | 'word' | 'number';
  text: string;
}

const words =
  'async|await|break|const|continue|curl|def|do|done|else|except|false|False|fi|for|from|function|if|import|in|let|new|None|not|null|of|raise|return|then|throw|true|True|try|until|while|with';
const pattern = new RegExp(
  [
    String.raw`(?<comment>(?<=^|\s)(?:#|//)[^\n]*)`,
    String.raw`(?<text>'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\`(?:[^\`\\]|\\.)*\`)`,
    String.raw`(?<word>(?<![\w.$-])(?:${words})(?![\w-]))`,
    String.raw`(?<number>(?<![\w.])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.]))`,
  ].join('|'),
  'gm',
);

/** Cuts code into pieces to colour, well enough for the few forms that `requestCode` writes. Together they are the code. */
export function codeTokens(code: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let from = 0;
  for (const match of code.matchAll(pattern)) {
    const { comment, text, word } = match.groups ?? {};
    if (match.index > from) tokens.push({ kind: 'plain', text: code.slice(from, match.index) });
    const kind =
      comment !== undefined ? 'comment' : text !== undefined ? 'text' : word !== undefined ? 'word' : 'number';
    tokens.push({ kind, text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < code.length) tokens.push({ kind: 'plain', text: code.slice(from) });
  return tokens;
}
