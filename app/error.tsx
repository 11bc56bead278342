'use client';

import { errorMessages } from './error-messages';

export default function ScreenError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main className="grid h-full place-items-center p-6">
      <title>Easel</title>
      <div role="alert" className="flex max-w-md flex-col items-start gap-3">
        <h1 className="text-xl font-semibold">{errorMessages.screenFailed}</h1>
        <p className="text-muted">{errorMessages.screenFailedHint}</p>
        <p className="text-sm wrap-anywhere text-faint">{error.digest ?? error.message}</p>
        <button
          type="button"
          className="h-8 rounded border border-line-strong bg-panel px-3 font-medium hover:bg-sunken max-desk:h-11"
          onClick={reset}
        >
          {errorMessages.reload}
        </button>
      </div>
    </main>
  );
}
