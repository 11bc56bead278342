'use client';

import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { libraryMessages } from '../messages';

/** Names or renames a board or a folder. Enter saves the name, Escape cancels. */
export function BoardName({
  label,
  initial,
  submitLabel,
  onSubmit,
  onCancel,
}: {
  label: string;
  initial: string;
  submitLabel: string;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <form
      className="flex items-center gap-1"
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
    </form>
  );
}
