'use client';

import { Button } from '@/components/ui/button';

export default function ScreenError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main className="grid h-full place-items-center p-6">
      <div role="alert" className="flex max-w-md flex-col items-start gap-3">
        <h1 className="text-xl font-semibold">This screen broke</h1>
        <p className="text-muted">
          Your jobs go on, and what you typed is kept. Draw the screen again; if it breaks once more, reload the page.
        </p>
        <p className="text-sm wrap-anywhere text-faint">{error.digest ?? error.message}</p>
        <Button onClick={reset}>Draw it again</Button>
      </div>
    </main>
  );
}
