'use client';

import { Search } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { Suspense } from 'react';
import { latePart } from '@/components/ui/late-part';
import { overlay } from './overlay';
import { type Screen, screens, settingsScreen } from './screens';
import { shellMessages } from './messages';

const EnginesLink = latePart(async () => (await import('./shell-parts')).EnginesLink);

const linkClasses =
  'flex size-9 flex-col items-center justify-center gap-1 rounded text-xs leading-3.5 font-medium text-muted transition-colors hover:bg-sunken hover:text-text aria-[current=page]:bg-sunken aria-[current=page]:text-text max-desk:size-11 broad:h-[50px] broad:w-18 [&_svg]:size-4 broad:[&_svg]:size-5';
const nameClasses = 'sr-only broad:not-sr-only';

/** The navigation between the screens: icons, with their names where there is room. */
export function Rail() {
  const path = usePathname();
  const link = ({ href, name, Icon }: Screen) => (
    <Link
      key={href}
      href={href}
      title={shellMessages[name]}
      aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
      className={linkClasses}
    >
      <Icon aria-hidden />
      <span className={nameClasses}>{shellMessages[name]}</span>
    </Link>
  );
  return (
    <nav
      aria-label={shellMessages.screens}
      className="flex w-13 flex-col items-center gap-1 border-r border-line bg-panel py-3 max-desk:row-start-2 max-desk:w-auto max-desk:flex-row max-desk:justify-around max-desk:border-t max-desk:border-r-0 max-desk:py-0 broad:w-20"
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
      {screens.map(link)}
      <button
        type="button"
        title={shellMessages.commandsHint}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        className={`${linkClasses} max-desk:order-last desk:mt-auto`}
        onClick={() => overlay.set('commands')}
      >
        <Search aria-hidden />
        <span className={nameClasses}>{shellMessages.commands}</span>
      </button>
      <Suspense>
        <EnginesLink link={link} />
      </Suspense>
      {link(settingsScreen)}
    </nav>
  );
}
