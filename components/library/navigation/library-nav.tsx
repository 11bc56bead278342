'use client';

import { useQuery } from '@tanstack/react-query';
import { Copy, Images, type LucideIcon, Star, Trash2, Upload, PanelLeft } from 'lucide-react';
import Link from 'next/link';
import { facetsOptions } from '@/lib/client/library/library';
import type { LibraryFilter } from '@/lib/contract/studio/library';
import { Boards } from '../boards/boards';
import { OwnerChoice } from './owner-choice';
import { NavLink, navLinkClasses } from './nav-link';
import { libraryMessages } from '../messages';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';

/** The sections of the library (everything, starred, uploads, trash) and its boards. */
export function LibraryNav({
  filter,
  onGo,
  onDropOn,
}: {
  /** Null on the screen of duplicates. */
  filter: LibraryFilter | null;
  onGo: (filter: LibraryFilter) => void;
  /** Items were dropped on a board. */
  onDropOn: (board: string, ids: string[]) => void;
}) {
  const { data: facets } = useQuery(facetsOptions());
  const current =
    filter === null || filter.board !== undefined || filter.folder !== undefined
      ? null
      : filter.trash === true
        ? 'trash'
        : filter.starred === true
          ? 'starred'
          : filter.origin === 'upload'
            ? 'uploads'
            : 'all';
  const isMine = filter?.owner === 'me';
  const counts = isMine ? facets?.mine : facets;
  const own: LibraryFilter = isMine ? { owner: 'me' } : {};
  const hasOthers = (facets?.owners.length ?? 0) > 1;
  const sections: { name: string; label: string; Icon: LucideIcon; count: number | null; to: LibraryFilter }[] = [
    { name: 'all', label: libraryMessages.all, Icon: Images, count: counts?.count ?? null, to: own },
    {
      name: 'starred',
      label: libraryMessages.starred,
      Icon: Star,
      count: counts?.starred ?? null,
      to: { ...own, starred: true },
    },
    {
      name: 'uploads',
      label: libraryMessages.uploads,
      Icon: Upload,
      count: counts?.uploads ?? null,
      to: { ...own, origin: 'upload' },
    },
    {
      name: 'trash',
      label: libraryMessages.trash,
      Icon: Trash2,
      count: counts?.trashed ?? null,
      to: { ...own, trash: true },
    },
  ];
  return (
    <nav aria-label={libraryMessages.sections} className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-2">
      {filter !== null && (hasOthers || filter.owner !== undefined) && <OwnerChoice filter={filter} onGo={onGo} />}
      <ul className="flex flex-col gap-0.5">
        {sections.map(({ name, label, Icon, count, to }) => (
          <li key={name}>
            <NavLink to={to} isCurrent={current === name} count={count} onGo={onGo}>
              <Icon aria-hidden className="size-4 shrink-0" />
              <span className="min-w-0 truncate">{label}</span>
            </NavLink>
          </li>
        ))}
        <li>
          <Link
            href="/library/duplicates"
            aria-current={filter === null ? 'page' : undefined}
            className={navLinkClasses}
          >
            <Copy aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 truncate">{libraryMessages.duplicates}</span>
          </Link>
        </li>
      </ul>
      <Boards filter={filter ?? {}} onGo={onGo} onDropOn={onDropOn} />
    </nav>
  );
}

/** In a small window: the navigation of the library behind a button. */
export function LibraryNavButton({
  filter,
  onGo,
}: {
  filter: LibraryFilter | null;
  onGo: (filter: LibraryFilter) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <IconButton label={libraryMessages.sections} className="size-11! desk:hidden">
          <PanelLeft aria-hidden />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent aria-label={libraryMessages.sections} className="flex w-64 flex-col overflow-hidden">
        <LibraryNav
          filter={filter}
          onGo={(next) => {
            setIsOpen(false);
            onGo(next);
          }}
          onDropOn={() => undefined}
        />
      </PopoverContent>
    </Popover>
  );
}
