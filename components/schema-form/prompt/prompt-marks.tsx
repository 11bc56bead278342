'use client';

import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Citation } from '@/lib/schema-form/prompt/find-citations';

/**
 * The marks behind a prompt's citations: a copy of the text at the same position, itself transparent. Hidden from
 * screen readers: the messages below the prompt contain the same information.
 */
export function PromptMarks({
  layer,
  prompt,
  citations,
  orphans,
  className,
}: {
  layer: RefObject<HTMLDivElement | null>;
  prompt: string;
  citations: readonly Citation[];
  orphans: readonly Citation[];
  className: string;
}) {
  const missing = new Set(orphans);
  return (
    <div aria-hidden className="pointer-events-none absolute inset-px overflow-hidden rounded">
      <div
        ref={layer}
        data-slot="prompt-marks"
        className={classNames('px-3 py-2 wrap-break-word whitespace-pre-wrap text-transparent select-none', className)}
      >
        {citations.map((citation, index) => (
          <span key={citation.start}>
            {prompt.slice(citations[index - 1]?.end ?? 0, citation.start)}
            <mark
              className={classNames(
                'rounded-[3px] text-transparent',
                missing.has(citation)
                  ? 'bg-bad-soft underline decoration-bad decoration-wavy underline-offset-2'
                  : 'bg-accent-soft outline outline-accent/25',
              )}
            >
              {prompt.slice(citation.start, citation.end)}
            </mark>
          </span>
        ))}
        {prompt.slice(citations.at(-1)?.end ?? 0)}
        {/* A trailing line break adds a line only if something follows it. */}
        {'\u200b'}
      </div>
    </div>
  );
}

/** Keeps the width and scroll position of a layer equal to those of a text control. */
export function useMarksLayer(control: RefObject<HTMLTextAreaElement | null>, isThere: boolean) {
  const layer = useRef<HTMLDivElement>(null);
  const follow = useCallback(() => {
    if (control.current === null || layer.current === null) return;
    const { clientWidth, scrollTop } = control.current;
    layer.current.style.width = `${clientWidth}px`;
    layer.current.style.transform = `translateY(${-scrollTop}px)`;
  }, [control]);
  useLayoutEffect(() => {
    if (!isThere || control.current === null) return undefined;
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(control.current);
    return () => observer.disconnect();
  }, [control, follow, isThere]);
  return { layer, follow };
}
