'use client';

import { Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { copyAndNotify } from '@/lib/client/copy-and-notify';
import { libraryMessages } from '../messages';

const longCharacters = 420;

/** The caption of an item; its prompt can be copied, with the list of boxes that the caption leaves out. */
export function ItemPrompt({ text, prompt }: { text: string; prompt: string | null }) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > longCharacters;
  return (
    <div>
      <div className="flex items-start gap-1">
        <p
          className={`min-w-0 flex-1 leading-relaxed whitespace-pre-wrap wrap-anywhere ${isLong && !isWhole ? 'line-clamp-8' : ''}`}
        >
          {text}
        </p>
        {prompt !== null && (
          <IconButton
            size="sm"
            className="-mr-1"
            label={libraryMessages.item.copyPrompt}
            onClick={() => void copyAndNotify(prompt, libraryMessages.item.copied)}
          >
            <Copy aria-hidden />
          </IconButton>
        )}
      </div>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          className="mt-1 min-h-6 rounded-xs font-medium text-accent"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? libraryMessages.item.showLess : libraryMessages.item.showAll}
        </button>
      )}
    </div>
  );
}
