'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { useKeyDown } from '@/components/ui/use-key-down';
import { stageToolMessages } from './messages-late';
import { stageToolsId } from './stage-tool-store';

/** A key as tools handle it. */
export type ToolKey = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault' | 'repeat' | 'isComposing' | 'target'
>;

/** Keys that mean the same while a tool is open: the shortcuts, the queue, the prompt. */
const screenKeys = new Set(['?', 'q', 'p', '/']);

/**
 * A tool of a form field that is drawn in place of the stage, at its size: the request stays beside it. The stage, its details and the
 * jobs give way while it is in the page: the screen has `data-has-tool` then, because styles that look for it by `:has` are slow.
 */
export function StageTool({
  label,
  tools,
  children,
  aside = null,
  onKey,
  onCancel,
  onDone,
}: {
  label: string;
  /** What stands in the bar before Cancel and Done. */
  tools: ReactNode;
  /** The canvas. */
  children: ReactNode;
  /** Beside the canvas, below it on small windows. */
  aside?: ReactNode;
  /** Returns whether the tool has used the key. */
  onKey: (event: ToolKey) => boolean;
  /** Ends the tool, and restores what it has changed. */
  onCancel: () => void;
  onDone: () => void;
}) {
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const screen = document.getElementById(stageToolsId)?.closest('main');
    screen?.setAttribute('data-has-tool', '');
    return () => screen?.removeAttribute('data-has-tool');
  }, []);
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    // The stage is hidden now, and would still be heard.
    for (const video of document.querySelectorAll('video')) video.pause();
  }, []);

  // Keys of the tool never reach the screen around it, where Delete or an arrow means a result.
  const press = (event: ToolKey, stop: () => void) => {
    const isUsed = onKey(event);
    if (isUsed) event.preventDefault();
    const isForAll = event.metaKey || event.ctrlKey || screenKeys.has(event.key.toLowerCase());
    if (isUsed || !isForAll) stop();
  };
  useKeyDown(
    (event) => {
      if (event.target === document.body && !event.defaultPrevented) press(event, () => event.stopPropagation());
    },
    { capture: true },
  );

  const host = document.getElementById(stageToolsId);
  if (host === null) return null;
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events that bubble from the canvas
    <section
      ref={root}
      data-stage-tool
      tabIndex={-1}
      aria-label={label}
      className="@container/tool flex min-h-0 flex-1 flex-col bg-canvas outline-none"
      // React's own event does not say whether an input method composes.
      onKeyDown={(event) => press(event.nativeEvent, () => event.stopPropagation())}
    >
      <div
        role="group"
        aria-label={stageToolMessages.tools}
        className="flex min-h-13 shrink-0 items-center gap-2 border-b border-line bg-panel px-3 py-2 max-desk:flex-wrap"
      >
        <div className="flex min-w-0 flex-1 items-center gap-2 max-desk:order-last max-desk:w-full max-desk:flex-none">
          {tools}
        </div>
        <div className="flex shrink-0 gap-2 max-desk:w-full max-desk:justify-between">
          <Button className="max-desk:h-11 max-desk:px-4" title={stageToolMessages.cancelHint} onClick={onCancel}>
            {stageToolMessages.cancel}
          </Button>
          <p className="hidden min-w-0 self-center truncate font-semibold max-desk:block">{label}</p>
          <Button variant="primary" className="max-desk:h-11 max-desk:px-4" onClick={onDone}>
            {stageToolMessages.done}
          </Button>
        </div>
      </div>
      <div className="flex min-h-0 flex-1 flex-col @min-[760px]/tool:flex-row">
        {children}
        {aside}
      </div>
    </section>,
    host,
  );
}
