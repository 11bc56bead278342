'use client';

import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { copyAndNotify } from '@/lib/client/copy-and-notify';
import { isMoving } from '@/lib/client/fine-tunes/fine-tune';
import { isMissing } from '../api/options';
import type { FineTuneAddress } from '@/lib/client/fine-tunes/repository';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { fineTuneLogsOptions } from '../api/fine-tunes';
import { detailMessages, fineTuneMessages } from '../messages';
import { DetailSection } from '../detail-section';

const followEveryMs = 2500;
const colours = { info: '', warning: 'text-warn', error: 'text-bad' };

const clock = (at: string | null) => (at === null ? '' : new Date(at).toLocaleTimeString('en-GB'));

/** A fine-tune's log, updated while it grows. */
export function LogView({ address, state }: { address: FineTuneAddress; state: string | null }) {
  const { data, error, refetch } = useQuery({
    ...fineTuneLogsOptions(address),
    refetchInterval: (query) => (isMoving(state) && query.state.error === null ? followEveryMs : false),
  });
  if (isMissing(error)) return null;
  const asText = () => (data ?? []).map(({ at, message }) => `${clock(at)} ${message}`.trim()).join('\n');
  return (
    <DetailSection
      title={detailMessages.log}
      aside={
        data !== undefined && data.length > 0 ? (
          <Button size="sm" onClick={() => void copyAndNotify(asText(), detailMessages.logCopied)}>
            <Copy aria-hidden />
            {detailMessages.copyLog}
          </Button>
        ) : null
      }
    >
      {data === undefined && error !== null && (
        <p className="flex flex-wrap items-center gap-3 text-muted">
          {detailMessages.logFailed} <Button onClick={() => void refetch()}>{fineTuneMessages.tryAgain}</Button>
        </p>
      )}
      {data?.length === 0 && <p className="text-muted">{detailMessages.noLog}</p>}
      {data !== undefined && data.length > 0 && (
        <ScrollRegion label={detailMessages.log} className="max-h-72 overflow-y-auto rounded bg-sunken">
          <ol className="px-3 py-2 text-sm">
            {data.map(({ sequence, at, level, message }) => (
              <li key={sequence} className="flex gap-3 py-0.5">
                <span className="shrink-0 text-muted tabular-nums">{clock(at)}</span>
                <span className={`min-w-0 wrap-anywhere ${colours[level]}`}>{message}</span>
              </li>
            ))}
          </ol>
        </ScrollRegion>
      )}
    </DetailSection>
  );
}
