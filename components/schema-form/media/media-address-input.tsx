'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import type { MediaField } from '@/lib/schema-form/form-field';
import { messages } from '@/lib/schema-form/messages';

/** An input for an address instead of a file. Enter adds it, Escape closes it. */
export function MediaAddressInput({
  field,
  onAddress,
  onClose,
}: {
  field: MediaField;
  onAddress: (text: string) => boolean;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  const add = () => {
    if (isEmpty || onAddress(text)) onClose();
  };
  return (
    <div className="flex min-w-0 flex-1 gap-2">
      <Input
        type="url"
        inputMode="url"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user just opened it
        autoFocus
        aria-label={messages.addressLabel({ label: field.label })}
        placeholder={messages.addressPlaceholder}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key !== 'Enter' || event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          add();
        }}
      />
      <Button className="max-desk:h-11" onClick={add}>
        {isEmpty ? messages.cancelAddress : messages.addAddress}
      </Button>
    </div>
  );
}
