'use client';

import { X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { actionKeys } from '@/components/media-actions/action-keys';
import { viewerKeys } from '@/components/viewer/viewer-keys';
import { findShortcuts } from './find-shortcuts';
import { type Shortcut, type ShortcutGroup, shortcutGroups } from './shortcut-groups';
import { keyCaps } from './key-caps';
import { hasMacKeys } from './shortcuts';
import { OverlayDialog } from '../overlay-dialog';
import { Fragment, useState } from 'react';
import { commandMessages } from '../messages-late';

const groups = (): ShortcutGroup[] => [
  ...shortcutGroups(),
  { title: commandMessages.results, shortcuts: actionKeys() },
  { title: commandMessages.viewer, shortcuts: viewerKeys() },
];

/** All shortcuts, grouped by the part of the studio. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const found = findShortcuts(groups(), typed);
  return (
    <OverlayDialog
      label={commandMessages.sheet}
      onClose={onClose}
      className="top-[6dvh] max-h-[88dvh] max-w-[880px] max-desk:top-2 max-desk:max-h-[calc(100dvh-16px)]"
    >
      <header className="flex h-14 shrink-0 items-center gap-3 border-b border-line pr-2 pl-5">
        <p aria-hidden className="flex-1 truncate text-md font-semibold">
          {commandMessages.sheet}
        </p>
        <Input
          type="search"
          value={typed}
          aria-label={commandMessages.searchShortcuts}
          placeholder={commandMessages.searchShortcuts}
          className="w-60! max-desk:w-44!"
          onChange={(event) => setTyped(event.target.value)}
        />
        <IconButton label={commandMessages.close} className="max-desk:size-11" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable */}
      <div tabIndex={0} className="min-h-0 gap-8 overflow-y-auto px-5 py-4 -outline-offset-2 desk:columns-2">
        {found.length === 0 && <p role="status">{commandMessages.noShortcuts}</p>}
        {found.map(({ title, shortcuts }) => (
          <section key={title} className="mb-6 break-inside-avoid">
            <h3 className="mb-1.5 font-semibold">{title}</h3>
            <dl>
              {shortcuts.map(({ does, ...keys }) => (
                <div key={does} className="flex items-center gap-4 border-b border-line py-1.5 last:border-b-0">
                  <dt className="min-w-0 flex-1">{does}</dt>
                  <dd className="flex max-w-[50%] justify-end">
                    <KeyCaps {...keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </OverlayDialog>
  );
}

/** Keys as labelled on the keyboard. */
function KeyCaps({ keys, isEither = false }: Pick<Shortcut, 'keys' | 'isEither'>) {
  const isMac = hasMacKeys(navigator.userAgent);
  return (
    <span className="flex flex-wrap items-center gap-1 text-sm text-muted">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span className={isEither ? undefined : 'sr-only'}>{isEither ? commandMessages.or : ','}</span>}
          <span className="flex gap-0.5">
            {keyCaps(key, isMac).map((cap) => (
              <kbd
                key={cap}
                className="min-w-5 rounded-xs border border-line-strong px-1 text-center font-sans text-xs leading-[18px] text-text"
              >
                {cap}
              </kbd>
            ))}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
