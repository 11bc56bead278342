import type { ReactNode } from 'react';
import type { LibraryFilter } from '@/lib/contract/studio/library';
import { libraryMessages } from '../messages';
import { LibraryNav } from './library-nav';

/** The screen of the library: its sections and boards at the left, what they hold beside them. */
export function LibraryFrame({
  filter,
  onGo,
  onDropOn,
  children,
}: {
  /** Null for what is no list of items. */
  filter: LibraryFilter | null;
  onGo: (filter: LibraryFilter) => void;
  onDropOn: (board: string, ids: string[]) => void;
  children: ReactNode;
}) {
  return (
    <main className="grid h-full grid-cols-[216px_minmax(0,1fr)] bg-bg max-desk:grid-cols-1">
      <h1 className="sr-only">{libraryMessages.title}</h1>
      <aside className="flex min-h-0 flex-col border-r border-line bg-panel max-desk:hidden">
        <LibraryNav filter={filter} onGo={onGo} onDropOn={onDropOn} />
      </aside>
      {children}
    </main>
  );
}
