'use client';

import { type ClipboardEvent, useMemo } from 'react';
import { codeMessages } from '../messages';

const colours = { plain: undefined, text: 'text-ok', comment: 'text-faint', word: 'text-accent', number: 'text-warn' };

/** Code with syntax colours. A manual selection copies the whole code too. */
export function CodeView({
  code,
  shortenings,
}: {
  code: string;
  shortenings: readonly { short: string; whole: string }[];
}) {
  const tokens = useMemo(() => codeTokens(code), [code]);

  function onCopy(event: ClipboardEvent) {
    const selected = window.getSelection()?.toString() ?? '';
    if (selected === '' || shortenings.length === 0) return;
    const whole = shortenings.reduce((text, { short, whole: full }) => text.replaceAll(short, () => full), selected);
    event.clipboardData.setData('text/plain', whole);
    event.preventDefault();
  }

  return (
    <pre
      role="region"
      aria-label={codeMessages.code}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
      tabIndex={0}
      onCopy={onCopy}
      className="min-h-40 flex-1 overflow-auto rounded border border-line bg-bg p-3 font-mono text-sm leading-[1.55] focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-accent"
    >
      <code>
        {tokens.map(({ kind, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, in their order
          <span key={index} className={colours[kind]}>
            {text}
          </span>
        ))}
      </code>
    </pre>
  );
}

/** A token of code, and its kind; `plain` for most of it. */
interface CodeToken {
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

/** Splits code into tokens to colour, precise enough for what `requestCode` writes. The joined tokens are the code. */
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
