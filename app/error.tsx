'use client';

import { Button } from '@/components/ui/button';
import { pageWords } from './words';

export default function ScreenError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main className="grid h-full place-items-center p-6">
      <div role="alert" className="flex max-w-md flex-col items-start gap-3">
        <h1 className="text-xl font-semibold">{pageWords.screenBroke}</h1>
        <p className="text-muted">{pageWords.screenBrokeHint}</p>
        <p className="text-sm wrap-anywhere text-faint">{error.digest ?? error.message}</p>
        <Button onClick={reset}>{pageWords.drawAgain}</Button>
      </div>
    </main>
  );
}
