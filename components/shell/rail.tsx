'use client';

import { Search } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { Suspense } from 'react';
import { classNames } from '@/components/ui/class-names';
import { latePart } from '@/components/ui/late-part';
import { overlay } from './overlay';
import { type Screen, screens, settingsScreen } from './screens';
import { shellMessages } from './messages';

const EnginesLink = latePart(async () => (await import('./shell-parts')).EnginesLink);

const linkClasses =
  'grid size-9 place-items-center rounded text-muted transition-colors hover:bg-sunken hover:text-text aria-[current=page]:bg-sunken aria-[current=page]:text-text max-desk:size-11';

/** The navigation between the screens. */
export function Rail() {
  const path = usePathname();
  const link = ({ href, label, Icon }: Screen) => (
    <Link
      key={href}
      href={href}
      title={label}
      aria-label={label}
      aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
      className={linkClasses}
    >
      <Icon aria-hidden className="size-4" />
    </Link>
  );
  return (
    <nav
      aria-label={shellMessages.screens}
      className="flex flex-col items-center gap-1 border-r border-line bg-panel py-3 max-desk:row-start-2 max-desk:flex-row max-desk:justify-around max-desk:border-t max-desk:border-r-0 max-desk:py-0"
    >
      {screens.map(link)}
      <div className="flex flex-col gap-1 max-desk:contents desk:mt-auto">
        <Suspense>
          <EnginesLink link={link} />
        </Suspense>
        {link(settingsScreen)}
      </div>
      <button
        type="button"
        title={shellMessages.commandsHint}
        aria-label={shellMessages.commands}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        className={classNames(linkClasses, 'desk:order-first')}
        onClick={() => overlay.set('commands')}
      >
        <Search aria-hidden className="size-4" />
      </button>
    </nav>
  );
}
