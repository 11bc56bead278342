'use client';

import { formatWhole } from '@/lib/intl/formats';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { copyAndNotify } from '@/lib/client/copy-and-notify';
import type { RowError } from '@/lib/contract/fine-tunes/tokenization';
import { detailMessages } from '../messages';
import { DetailSection } from '../detail-section';

/** How many rows are shown until the user shows all. */
const fewest = 8;
const positionOf = (error: RowError) => error.line ?? error.row;

/** The rows with errors, each with its line and the reason: the first ones, or all reported ones. */
export function RowErrors({ errors, bad }: { errors: RowError[]; bad: number }) {
  const [isWhole, setWhole] = useState(false);
  const tableId = useId();
  const hasLines = errors.some(({ line }) => line !== null);
  const where = hasLines ? detailMessages.line : detailMessages.row;
  const asText = () =>
    [
      [where, detailMessages.column, detailMessages.reason].join('\t'),
      ...errors.map((error) => [positionOf(error), error.column ?? '', error.reason].join('\t')),
    ].join('\n');
  return (
    <DetailSection
      title={detailMessages.rowErrors}
      aside={
        <Button size="sm" onClick={() => void copyAndNotify(asText(), detailMessages.errorsCopied)}>
          <Copy aria-hidden />
          {detailMessages.copyErrors}
        </Button>
      }
    >
      <table id={tableId} aria-label={detailMessages.rowErrors} className="w-full text-left">
        <thead className="text-sm text-muted">
          <tr>
            <th className="w-16 py-1 pr-4 text-right font-normal">{where}</th>
            <th className="w-36 py-1 pr-4 max-desk:w-24 font-normal">{detailMessages.column}</th>
            <th className="py-1 font-normal">{detailMessages.reason}</th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? errors : errors.slice(0, fewest)).map((error) => (
            <tr key={`${error.row} ${error.column ?? ''} ${error.reason}`} className="align-top">
              <td className="border-t border-line py-1.5 pr-4 text-right tabular-nums">
                {formatWhole(positionOf(error))}
              </td>
              <td className="border-t border-line py-1.5 pr-4 wrap-anywhere">
                {error.column ?? <span className="text-muted">{detailMessages.wholeRow}</span>}
              </td>
              <td className="border-t border-line py-1.5 wrap-anywhere">{error.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {errors.length > fewest && (
        <Button
          className="mt-2 max-desk:h-11 max-desk:w-full"
          aria-expanded={isWhole}
          aria-controls={tableId}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? detailMessages.fewerErrors({ count: fewest }) : detailMessages.allErrors({ count: errors.length })}
        </Button>
      )}
      {bad > errors.length && (
        <p className="mt-2 text-muted">{detailMessages.moreErrors({ count: bad - errors.length })}</p>
      )}
    </DetailSection>
  );
}
