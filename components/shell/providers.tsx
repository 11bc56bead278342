'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { latePart } from '@/components/ui/late-part';
import { RequestError } from '@/lib/client/request';

// None of them is needed before the first paint.
const Live = latePart(async () => (await import('./live')).Live);
const Overlays = latePart(async () => (await import('./overlays')).Overlays);
const NoticeBoard = latePart(async () => (await import('./notice-board')).NoticeBoard);

function createClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // What the studio answered it will answer again; only silence and its own faults are worth another try.
        retry: (count, error) =>
          count < 3 && (!(error instanceof RequestError) || error.status === 0 || error.status >= 500),
      },
    },
  });
}

/** What every screen shares: the cache, the line to the studio, the notices. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return (
    <QueryClientProvider client={client}>
      <Suspense>
        <Live />
      </Suspense>
      {children}
      <Suspense>
        <NoticeBoard />
        <Overlays />
      </Suspense>
    </QueryClientProvider>
  );
}
