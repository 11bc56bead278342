'use client';

import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { copyText } from '@/lib/client/copy-text';
import { toasts } from '@/lib/client/toasts';
import { viewerWords } from './words';

/** A seed, which can be copied. @param lock the way to keep it in a form, where there is one */
export function SeedValue({ seed, lock }: { seed: string; lock: ReactNode }) {
  async function copy() {
    const isCopied = await copyText(seed);
    if (isCopied) toasts.show(viewerWords.seedCopied);
    else toasts.show(viewerWords.seedNotCopied, { tone: 'bad' });
  }
  return (
    <span className="inline-flex min-w-0 max-w-full items-center gap-0.5">
      <span className="min-w-0 truncate tabular-nums" title={seed}>
        {seed}
      </span>
      <IconButton
        size="sm"
        label={viewerWords.copySeed}
        className="-my-1 max-desk:-my-3 max-desk:size-11"
        onClick={() => void copy()}
      >
        <Copy aria-hidden />
      </IconButton>
      {lock}
    </span>
  );
}
