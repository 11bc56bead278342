'use client';

import { Ellipsis, Search } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { Suspense, useRef, useSyncExternalStore } from 'react';
import { latePart } from '@/components/ui/late-part';
import { screenBehind } from '@/lib/client/screen-behind';
import { overlay } from './overlay';
import { mainScreens, otherScreens, type Screen, settingsScreen } from './screens';
import { shellMessages } from './messages';

const EnginesLink = latePart(async () => (await import('./shell-parts')).EnginesLink);

const linkClasses =
  'flex size-9 flex-col items-center justify-center gap-1 rounded text-xs leading-3.5 font-medium text-muted transition-colors hover:bg-sunken hover:text-text aria-[current=page]:bg-sunken aria-[current=page]:text-text max-desk:h-12 max-desk:w-auto max-desk:min-w-0 max-desk:flex-1 max-desk:gap-0.5 short:h-10 broad:h-[50px] broad:w-18 broad:in-[:lang(de)]:w-20 [&_svg]:size-4 max-desk:[&_svg]:size-5 short:[&_svg]:size-4 broad:[&_svg]:size-5';
/** In the list of a phone: a line. */
const lineClasses =
  'max-[640px]:h-11! max-[640px]:flex-none! max-[640px]:flex-row! max-[640px]:justify-start! max-[640px]:gap-3! max-[640px]:px-3 max-[640px]:text-base/5!';
const nameClasses = 'max-w-full truncate desk:sr-only broad:not-sr-only';

/** As wide as a link, where the links are side by side. */
const enginesPlace = <span className="block max-desk:flex-1 max-[640px]:hidden" />;

/**
 * The navigation between the screens: icons, with their names where there is room. A phone has the main ones at the bottom, and
 * the others in a list that opens there.
 */
export function Rail() {
  const address = usePathname();
  const path = useSyncExternalStore(screenBehind.subscribe, screenBehind.current, () => null) ?? address;
  const more = useRef<HTMLDivElement>(null);
  const isCurrent = ({ href }: Screen) => path === href || path.startsWith(`${href}/`);
  const closeMore = () => more.current?.hidePopover();
  const link = (screen: Screen, classes = '') => {
    const { href, name, Icon } = screen;
    return (
      <Link
        key={href}
        href={href}
        title={shellMessages[name]}
        aria-current={isCurrent(screen) ? 'page' : undefined}
        className={`${linkClasses} ${classes}`}
        onClick={closeMore}
      >
        <Icon aria-hidden />
        <span className={nameClasses}>{shellMessages[name]}</span>
      </Link>
    );
  };
  return (
    <nav
      aria-label={shellMessages.screens}
      className="flex w-13 flex-col items-center gap-1 border-r border-line bg-panel py-3 max-desk:row-start-2 max-desk:w-auto max-desk:flex-row max-desk:gap-0 max-desk:border-t max-desk:border-r-0 max-desk:px-1 max-desk:py-0 broad:w-20 broad:in-[:lang(de)]:w-22"
    >
      <Link
        href="/"
        aria-label={shellMessages.home}
        className="mb-2 grid size-8 place-items-center rounded bg-text text-panel max-desk:hidden"
      >
        <svg viewBox="0 0 24 24" aria-hidden className="size-4.5 fill-none stroke-current stroke-2">
          <path d="M5 4h14v10H5zM12 2v2M8 14l-3 8M16 14l3 8M12 14v5" />
        </svg>
      </Link>
      {mainScreens.map((screen) => link(screen))}
      {/* Part of the rail itself, except on a phone. */}
      <div
        ref={more}
        id="more"
        popover="auto"
        // In a wider window its links are part of the rail again.
        onToggle={({ newState }) => {
          if (newState === 'open') window.addEventListener('resize', closeMore, { once: true });
        }}
        className="contents max-[640px]:fixed max-[640px]:inset-[auto_8px_64px_auto] max-[640px]:hidden max-[640px]:w-52 max-[640px]:flex-col max-[640px]:rounded-lg max-[640px]:border max-[640px]:border-line max-[640px]:bg-panel max-[640px]:p-1 max-[640px]:shadow-floating max-[640px]:open:flex"
      >
        {otherScreens.map((screen) => link(screen, lineClasses))}
        {/* Above what is at the bottom, so that nothing moves when it comes. */}
        <span className="max-desk:contents desk:mt-auto">
          <Suspense fallback={enginesPlace}>
            <EnginesLink link={(screen) => link(screen, lineClasses)} place={enginesPlace} />
          </Suspense>
        </span>
        <button
          type="button"
          title={shellMessages.commandsHint}
          aria-haspopup="dialog"
          aria-keyshortcuts="Meta+K Control+K"
          className={`${linkClasses} ${lineClasses} max-desk:order-last`}
          onClick={() => {
            closeMore();
            overlay.set('commands');
          }}
        >
          <Search aria-hidden />
          <span className={nameClasses}>{shellMessages.commands}</span>
        </button>
        {link(settingsScreen, lineClasses)}
      </div>
      <button
        type="button"
        popoverTarget="more"
        aria-current={mainScreens.some(isCurrent) ? undefined : 'true'}
        className={`${linkClasses} min-[641px]:hidden aria-[current=true]:bg-sunken aria-[current=true]:text-text`}
      >
        <Ellipsis aria-hidden />
        <span className={nameClasses}>{shellMessages.more}</span>
      </button>
    </nav>
  );
}
