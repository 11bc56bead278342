'use client';

import { useState } from 'react';
import type { MediaField } from '@/lib/schema-form/form-field';
import { messages } from '@/lib/schema-form/messages';
import { MediaAddressInput } from './media-address-input';

/** The way to give a further address: a quiet line that opens into an input. */
export function MediaAddressEntry({ field, onAddress }: { field: MediaField; onAddress: (text: string) => boolean }) {
  const [isTyping, setIsTyping] = useState(false);
  if (isTyping) return <MediaAddressInput field={field} onAddress={onAddress} onClose={() => setIsTyping(false)} />;
  return (
    <button
      type="button"
      className="min-h-6 self-start rounded-xs text-sm text-muted underline decoration-line-strong underline-offset-3 hover:text-text hover:decoration-current max-desk:min-h-11"
      onClick={() => setIsTyping(true)}
    >
      {messages.giveAddress}
    </button>
  );
}
