import { CircleAlert, CircleCheck } from 'lucide-react';
import { RequestError } from '@/lib/client/request';
import type { Address } from './address-schema';
import { fineTuneWords, tokenizeFault } from './words';

/** What came of a call: what happened, why, and what now. */
export function TokenizeOutcome({
  error,
  name,
  address,
}: {
  error: Error | null;
  /** The fine-tune's name once it has begun. */
  name: string;
  address: Address;
}) {
  if (error === null) {
    return (
      <p className="flex gap-2 rounded bg-sunken px-4 py-3">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
        {fineTuneWords.began(name)}
      </p>
    );
  }
  const failure =
    error instanceof RequestError ? error : new RequestError(error.message, { code: 'unknown_error', status: 500 });
  const { what, next } = tokenizeFault(failure, address);
  return (
    <div className="flex gap-2 rounded bg-bad-soft px-4 py-3">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{what}</p>
        <p className="mt-0.5 text-muted">{next}</p>
      </div>
    </div>
  );
}
