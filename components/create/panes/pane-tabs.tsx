'use client';

import { type KeyboardEvent, useRef, memo } from 'react';
import { targetIndex } from '@/components/ui/target-index';
import { classNames } from '@/components/ui/class-names';
import { createMessages } from '../messages';

export const panes = ['request', 'image', 'jobs'] as const;
export type Pane = (typeof panes)[number];

/** On small windows one pane is shown at a time. */
export const PaneTabs = memo(function PaneTabs({
  pane,
  openJobs,
  onShow,
}: {
  pane: Pane;
  openJobs: number;
  onShow: (pane: Pane) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const names = {
    request: createMessages.request,
    image: createMessages.image,
    jobs: openJobs === 0 ? createMessages.jobs : createMessages.jobsOpen({ count: openJobs }),
  };

  function onKeyDown(event: KeyboardEvent) {
    const index = targetIndex(event.key, panes.indexOf(pane), panes.length);
    const next = index === null ? undefined : panes[index];
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={createMessages.panes}
      className="grid grid-cols-3 border-b border-line bg-panel group-data-has-tool/create:hidden desk:hidden"
    >
      {panes.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={pane === name}
          aria-controls={`pane-${name}`}
          tabIndex={pane === name ? 0 : -1}
          onClick={() => onShow(name)}
          onKeyDown={onKeyDown}
          className={classNames(
            'h-11 -outline-offset-2',
            pane === name ? 'font-semibold text-text shadow-[inset_0_-2px_var(--color-accent)]' : 'text-muted',
          )}
        >
          {names[name]}
        </button>
      ))}
    </div>
  );
});
