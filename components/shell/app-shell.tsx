import type { ReactNode } from 'react';
import { Providers } from './providers';
import { Rail } from './rail';
import { shellMessages } from './messages';

/** The frame around every screen: the rail at the left, on small windows at the bottom. */
export function AppShell({ children }: { children: ReactNode }) {
  return (
    <div className="grid h-dvh grid-cols-[auto_minmax(0,1fr)] max-desk:grid-cols-1 max-desk:grid-rows-[minmax(0,1fr)_56px] short:grid-rows-[minmax(0,1fr)_44px]">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded bg-panel px-3 py-2 font-medium focus-visible:translate-y-0 focus-visible:shadow-floating"
      >
        {shellMessages.skipToContent}
      </a>
      <Providers>
        <Rail />
        <div id="content" className="min-h-0 min-w-0 max-desk:row-start-1">
          {children}
        </div>
      </Providers>
    </div>
  );
}
