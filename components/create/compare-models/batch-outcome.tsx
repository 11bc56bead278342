'use client';

import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { BatchPart } from './create-batch';
import { compareMessages } from './messages';

const signs = { sending: LoaderCircle, sent: Check, failed: CircleAlert };
const colours = { sending: 'text-muted', sent: 'text-ok', failed: 'text-bad' };

/** The outcome of each submission of a batch, and a button that retries only the failed ones. */
export function BatchOutcome({
  parts,
  nameOf,
  onRetry,
  onBack,
}: {
  parts: readonly BatchPart[];
  /** The name of a part, by its id. */
  nameOf: (id: string) => string;
  onRetry: () => void;
  onBack: () => void;
}) {
  const failed = parts.filter(({ state }) => state === 'failed').length;
  const isSending = parts.some(({ state }) => state === 'sending');
  return (
    <section aria-label={compareMessages.outcome} className="flex min-h-0 flex-1 flex-col">
      <div role="status" className="min-h-0 flex-1 overflow-y-auto p-4">
        <p className="mb-3 font-medium">
          {isSending
            ? compareMessages.sending
            : failed === parts.length
              ? compareMessages.nothingSent
              : compareMessages.partlySent({ sent: parts.length - failed, of: parts.length, failed })}
        </p>
        <ul className="flex flex-col gap-2">
          {parts.map((part) => {
            const Sign = signs[part.state];
            return (
              <li key={part.id} className="flex min-w-0 gap-2.5">
                <Sign aria-hidden className={`mt-0.5 size-4 shrink-0 ${colours[part.state]}`} />
                <div className="min-w-0">
                  <p>
                    <span className="font-medium">{nameOf(part.id)}</span>{' '}
                    <span className="text-muted">
                      {
                        {
                          sending: compareMessages.sending,
                          sent: compareMessages.sent,
                          failed: compareMessages.failed,
                        }[part.state]
                      }
                    </span>
                  </p>
                  {part.state === 'failed' && (
                    <p className="text-sm wrap-anywhere text-muted">{part.message ?? compareMessages.unanswered}</p>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="flex shrink-0 justify-end gap-2.5 border-t border-line px-4 py-3">
        <Button size="lg" aria-disabled={isSending} onClick={onBack}>
          {compareMessages.back}
        </Button>
        <Button data-main variant="primary" size="lg" aria-disabled={isSending} onClick={onRetry}>
          {isSending ? compareMessages.sending : compareMessages.retry({ count: failed })}
        </Button>
      </div>
    </section>
  );
}
