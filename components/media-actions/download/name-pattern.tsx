'use client';

import { useId, useRef } from 'react';
import { Input } from '@/components/ui/input';
import { longestPattern, nameTokens } from '@/lib/contract/studio/file-name-pattern';
import { downloadMessages as messages } from './messages';

/** The pattern of file names: typed, or put together from its tokens; with the name that it gives. */
export function NamePattern({
  pattern,
  example,
  onChange,
}: {
  pattern: string | null;
  example: string;
  onChange: (pattern: string | null) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const text = pattern ?? '';
  const set = (next: string) => onChange(next === '' ? null : next.slice(0, longestPattern));

  function insert(token: string) {
    const at = input.current?.selectionStart ?? text.length;
    const to = input.current?.selectionEnd ?? at;
    const gap = at > 0 && !/[\s_-]$/.test(text.slice(0, at)) ? ' ' : '';
    const before = `${text.slice(0, at)}${gap}{${token}}`;
    set(before + text.slice(to));
    // After the new text is drawn, the caret stands behind the token.
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(before.length, before.length);
    });
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {messages.name}
      </label>
      <Input
        ref={input}
        id={id}
        value={text}
        maxLength={longestPattern}
        placeholder={messages.namePlaceholder}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-example`}
        onChange={(event) => set(event.target.value)}
      />
      <div className="mt-1.5 flex flex-wrap gap-1">
        {nameTokens.map((token) => (
          <button
            key={token}
            type="button"
            aria-label={messages.insert({ token })}
            className="rounded-xs bg-sunken px-1.5 py-0.5 text-sm text-muted hover:text-text max-desk:min-h-11 max-desk:px-2.5"
            onClick={() => insert(token)}
          >
            {token}
          </button>
        ))}
      </div>
      <p id={`${id}-example`} className="mt-1.5 text-sm wrap-anywhere text-muted">
        {messages.preview({ name: example })}
      </p>
    </div>
  );
}
