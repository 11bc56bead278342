import { formatWhole, formatter } from '@/lib/intl/formats';
import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import { formatTook } from '@/lib/client/format';
import { ColumnFigures } from './column-figures';
import { MediaFigures } from './media-figures';
import { RowErrors } from './row-errors';
import { TokenHistogram } from './token-histogram';
import { detailMessages } from '../messages';
import { DetailSection } from '../detail-section';
import type { TokenSpread } from '@/lib/contract/fine-tunes/tokenization';

/** The figures of tokenizing so far. */
export function TokenFigures({ fineTune }: { fineTune: FineTuneView }) {
  const { tokenization: found, totalTokens, state } = fineTune;
  const tokens = totalTokens ?? found?.tokens ?? null;
  if (tokens === null || (found === null && totalTokens === null)) return null;
  const hasBegun = found === null || found.rows_read > 0;
  if (!hasBegun) return null;
  const errors =
    found !== null && found.row_errors.length > 0 ? <RowErrors errors={found.row_errors} bad={found.rows_bad} /> : null;
  return (
    <>
      {state === 'errored' && errors}
      <DetailSection title={detailMessages.found}>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-[32px] leading-10 font-semibold tabular-nums">{formatWhole(tokens)}</span>
          <span className="text-md text-muted">
            {detailMessages.totalTokens({ count: tokens })}
            {found !== null && ` ${detailMessages.inRows({ good: found.rows_read - found.rows_bad })}`}
            {state === 'tokenizing' && `, ${detailMessages.soFar}`}
            {found !== null && found.rows_bad > 0 && (
              <span className="text-bad"> · {detailMessages.badRows({ count: found.rows_bad })}</span>
            )}
          </span>
        </p>
        {found !== null && (
          <p className="mt-1 text-sm text-muted">
            {detailMessages.tokenizer({ name: found.tokenizer })},{' '}
            {found.is_exact ? detailMessages.tokenizerExact : detailMessages.tokenizerNear}
            {found.seconds !== null && (
              <>
                {' · '}
                <span className="whitespace-nowrap">
                  {detailMessages.took({ time: formatTook(found.seconds * 1000) })}
                </span>
              </>
            )}
          </p>
        )}
        {found?.spread != null && tokens > 0 && <SpreadFigures spread={found.spread} />}
      </DetailSection>
      {found !== null && tokens > 0 && found.histogram.length > 0 && (
        <TokenHistogram bars={found.histogram} spread={found.spread} />
      )}
      {found !== null && tokens > 0 && found.columns.length > 0 && (
        <ColumnFigures columns={found.columns} total={found.tokens} />
      )}
      {found !== null && found.media.length > 0 && <MediaFigures media={found.media} />}
      {state !== 'errored' && errors}
    </>
  );
}

const shownPercentiles = ['min', 'p5', 'p25', 'p50', 'p75', 'p90', 'p95', 'p99', 'max', 'mean'] as const;

const figures = formatter((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));

/** The percentiles of the row lengths. */
function SpreadFigures({ spread }: { spread: TokenSpread }) {
  return (
    <dl aria-label={detailMessages.perRow} className="mt-4 grid grid-cols-10 gap-y-3 max-wide:grid-cols-5">
      {shownPercentiles.map((name) => (
        <div key={name} className={name === 'p50' ? 'font-semibold' : ''}>
          <dt className="text-xs font-normal text-muted">{detailMessages.spread[name]}</dt>
          <dd className="tabular-nums">
            {figures().format(name === 'mean' ? spread[name] : Math.round(spread[name]))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
