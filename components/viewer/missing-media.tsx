import { ImageOff } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Button } from '@/components/ui/button';
import { viewerMessages } from './messages';

/** Shown instead of a file that can't be loaded: why, and a button to try again. */
export function MissingMedia({ style, onRetry }: { style?: CSSProperties; onRetry: () => void }) {
  return (
    <div
      role="alert"
      style={style}
      className="flex flex-col items-center justify-center gap-3 overflow-hidden bg-panel p-4 text-center shadow-picture"
    >
      <ImageOff aria-hidden className="size-6 text-faint" />
      <p className="max-w-sm text-muted">{viewerMessages.missing}</p>
      <Button size="sm" onClick={onRetry}>
        {viewerMessages.reload}
      </Button>
    </div>
  );
}
