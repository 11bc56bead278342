'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { latePart } from '@/components/ui/late-part';
import { RequestError } from '@/lib/client/request';

// None of them is needed before the first paint.
const LiveUpdates = latePart(async () => (await import('./shell-parts')).LiveUpdates);
const Overlays = latePart(async () => (await import('./shell-parts')).Overlays);
const ToastList = latePart(async () => (await import('./shell-parts')).ToastList);

function createClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Only missing answers and server errors are retried: any other answer would be the same again.
        retry: (count, error) =>
          count < 3 && (!(error instanceof RequestError) || error.status === 0 || error.status >= 500),
      },
    },
  });
}

/** The shared parts of all screens: the query cache, the connection to the studio, the toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return (
    <QueryClientProvider client={client}>
      <Suspense>
        <LiveUpdates />
      </Suspense>
      {children}
      <Suspense>
        <ToastList />
        <Overlays />
      </Suspense>
    </QueryClientProvider>
  );
}
