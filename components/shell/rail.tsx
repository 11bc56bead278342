'use client';

import { Search } from 'lucide-react';
import { Suspense } from 'react';
import { classNames } from '@/components/ui/class-names';
import { latePart } from '@/components/ui/late-part';
import { overlay } from './overlay';
import { RailLink, railClasses } from './rail-link';
import { screens } from './screens';
import { shellMessages } from './messages';

const EnginesLink = latePart(async () => (await import('./engines-link')).EnginesLink);

/** The navigation between the screens. */
export function Rail() {
  return (
    <nav
      aria-label={shellMessages.screens}
      className="flex flex-col items-center gap-1 border-r border-line bg-panel py-3 max-desk:row-start-2 max-desk:flex-row max-desk:justify-around max-desk:border-t max-desk:border-r-0 max-desk:py-0"
    >
      {screens.map(({ isLast, ...screen }) =>
        isLast ? (
          <div key={screen.href} className="flex flex-col gap-1 desk:mt-auto max-desk:contents">
            <Suspense>
              <EnginesLink />
            </Suspense>
            <RailLink {...screen} />
          </div>
        ) : (
          <RailLink key={screen.href} {...screen} />
        ),
      )}
      <button
        type="button"
        title={shellMessages.commandsHint}
        aria-label={shellMessages.commands}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        className={classNames(railClasses, 'desk:order-first')}
        onClick={() => overlay.set('commands')}
      >
        <Search aria-hidden className="size-4" />
      </button>
    </nav>
  );
}
