import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import { formatTook } from '@/lib/client/format';
import { ColumnFigures } from './column-figures';
import { detailWords } from './detail-words';
import { MediaFigures } from './media-figures';
import { Part } from './part';
import { RowErrors } from './row-errors';
import { SpreadFigures } from './spread-figures';
import { TokenHistogram } from './token-histogram';

/** What tokenizing has found, as far as it has come. */
export function Findings({ fineTune }: { fineTune: FineTuneView }) {
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
      <Part title={detailWords.found}>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-[32px] leading-10 font-semibold tabular-nums">{tokens.toLocaleString('en-GB')}</span>
          <span className="text-md text-muted">
            {detailWords.totalTokens(tokens)}
            {found !== null && ` ${detailWords.inRows(found.rows_read - found.rows_bad)}`}
            {state === 'tokenizing' && `, ${detailWords.soFar}`}
            {found !== null && found.rows_bad > 0 && (
              <span className="text-bad"> · {detailWords.badRows(found.rows_bad)}</span>
            )}
          </span>
        </p>
        {found !== null && (
          <p className="mt-1 text-sm text-muted">
            {detailWords.tokenizer(found.tokenizer)},{' '}
            {found.is_exact ? detailWords.tokenizerExact : detailWords.tokenizerNear}
            {found.seconds !== null && (
              <>
                {' · '}
                <span className="whitespace-nowrap">{detailWords.took(formatTook(found.seconds * 1000))}</span>
              </>
            )}
          </p>
        )}
        {found?.spread != null && <SpreadFigures spread={found.spread} />}
      </Part>
      {found !== null && found.histogram.length > 0 && <TokenHistogram bars={found.histogram} spread={found.spread} />}
      {found !== null && found.columns.length > 0 && <ColumnFigures columns={found.columns} total={found.tokens} />}
      {found !== null && found.media.length > 0 && <MediaFigures media={found.media} />}
      {state !== 'errored' && errors}
    </>
  );
}
