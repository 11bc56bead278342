'use client';

import { type LucideIcon, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { StageToolState } from './stage-tool-store';

/** The button of a field that opens its tool on a picture, and a note below. It gets the focus back when the tool ends. */
export function ToolOpener({
  tool,
  icon: Icon,
  label,
  hint,
  obstacle,
  warning,
}: {
  tool: StageToolState;
  icon: LucideIcon;
  label: string;
  /** Beside the button. */
  hint: string;
  /** Why the tool can't be opened now; null where it can. */
  obstacle: string | null;
  /** What is wrong with what the tool has made; null for nothing. */
  warning: string | null;
}) {
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { current } = opener;
    if (!tool.isOpen) return undefined;
    return () => {
      // The focus was inside the tool, unless the person has moved it into the form.
      if (document.activeElement === document.body) current?.focus();
    };
  }, [tool.isOpen]);
  const note = obstacle ?? warning;
  return (
    <>
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          ref={opener}
          size="sm"
          className="max-desk:h-11 max-desk:px-3"
          aria-expanded={tool.isOpen}
          aria-disabled={obstacle !== null}
          onClick={() => {
            if (obstacle === null) (tool.isOpen ? tool.close : tool.open)();
          }}
        >
          <Icon aria-hidden />
          {label}
        </Button>
        <span className="min-w-0 truncate text-sm text-faint tabular-nums">{hint}</span>
      </div>
      <div role="status">
        {note !== null && (
          <p className={obstacle === null ? 'flex items-start gap-1.5 text-sm text-warn' : 'text-sm text-faint'}>
            {obstacle === null && <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />}
            <span className="min-w-0">{note}</span>
          </p>
        )}
      </div>
    </>
  );
}
