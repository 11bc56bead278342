'use client';

import './globals.css';
import { currentLocale } from '@/lib/intl/locale';
import { errorMessages } from './error-messages';

export default function GlobalError({ reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const locale = currentLocale();
  return (
    <html lang={locale} data-locale={locale}>
      <body className="font-sans">
        <title>{errorMessages.screenFailed}</title>
        <main className="grid h-dvh place-items-center p-6">
          <div role="alert" className="flex max-w-md flex-col items-start gap-3">
            <h1 className="text-xl font-semibold">{errorMessages.screenFailed}</h1>
            <p className="text-muted">{errorMessages.screenFailedHint}</p>
            <button
              type="button"
              className="h-8 rounded border border-line-strong bg-panel px-3 font-medium"
              onClick={reset}
            >
              {errorMessages.reload}
            </button>
          </div>
        </main>
      </body>
    </html>
  );
}
