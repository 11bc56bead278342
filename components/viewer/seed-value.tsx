'use client';

import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { copyAndNotify } from '@/lib/client/copy-and-notify';
import { viewerMessages } from './messages';

/** A seed, which can be copied. @param lock the button that locks it in a form, where there is one */
export function SeedValue({ seed, lock }: { seed: string; lock: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 max-w-full items-center gap-0.5">
      <span className="min-w-0 truncate tabular-nums" title={seed}>
        {seed}
      </span>
      <IconButton
        size="sm"
        label={viewerMessages.copySeed}
        className="-my-1 max-desk:-my-3 max-desk:size-11"
        onClick={() => void copyAndNotify(seed, viewerMessages.seedCopied, viewerMessages.seedNotCopied)}
      >
        <Copy aria-hidden />
      </IconButton>
      {lock}
    </span>
  );
}
