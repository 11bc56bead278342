'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import type { MediaField } from '@/lib/schema-form/form-field';
import { messages } from '@/lib/schema-form/messages';

/** The way to give an address instead of a file: a quiet line that opens into an input. */
export function MediaAddressEntry({ field, onAddress }: { field: MediaField; onAddress: (text: string) => boolean }) {
  const [text, setText] = useState<string | null>(null);
  if (text === null) {
    return (
      <button
        type="button"
        className="self-start rounded-xs text-sm text-muted underline decoration-line-strong underline-offset-3 hover:text-text hover:decoration-current max-desk:min-h-11"
        onClick={() => setText('')}
      >
        {messages.giveAddress}
      </button>
    );
  }
  const add = () => {
    if (text.trim() === '' || onAddress(text)) setText(null);
  };
  return (
    <div className="flex gap-2">
      <Input
        type="url"
        inputMode="url"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
        autoFocus
        aria-label={messages.addressLabel(field.label)}
        placeholder={messages.addressPlaceholder}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText(null);
          if (event.key !== 'Enter' || event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          add();
        }}
      />
      <Button className="max-desk:h-11" onClick={add}>
        {text.trim() === '' ? messages.cancelAddress : messages.addAddress}
      </Button>
    </div>
  );
}
