'use client';

import { Check, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { libraryMessages } from '../messages';

/** Names or renames a board or a folder. Enter saves the name, Escape cancels. */
export function BoardName({
  label,
  initial,
  submitLabel,
  hint = null,
  onSubmit,
  onCancel,
}: {
  label: string;
  initial: string;
  submitLabel: string;
  /** What is good to know before; null for nothing. */
  hint?: string | null;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <form
      className="flex flex-wrap items-center gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        const name = input.current?.value.trim() ?? '';
        if (name === '') onCancel();
        else onSubmit(name);
      }}
    >
      <Input
        ref={input}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
        aria-label={label}
        aria-describedby={hint === null ? undefined : hintId}
        className="min-w-0 flex-1"
        defaultValue={initial}
        maxLength={80}
        autoComplete="off"
      />
      <IconButton type="submit" size="sm" label={submitLabel}>
        <Check aria-hidden />
      </IconButton>
      <IconButton size="sm" label={libraryMessages.cancel} onClick={onCancel}>
        <X aria-hidden />
      </IconButton>
      {hint !== null && (
        <p id={hintId} className="w-full px-2 text-sm text-faint">
          {hint}
        </p>
      )}
    </form>
  );
}
