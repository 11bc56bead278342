import { formatWhole } from '@/lib/intl/formats';
import type { DatasetCheck } from '../check/check-messages';
import { newProjectMessages } from '../messages-late';

/** The tokens of the rows that will be used: one number, and how they are spread. */
export function TokenEstimate({
  found,
  isChecked,
  leavesOut,
}: {
  found: DatasetCheck | null;
  /** Whether all rows were read. */
  isChecked: boolean;
  leavesOut: boolean;
}) {
  const report = found?.report ?? null;
  const isKnown = report !== null && found !== null && found.missing.length === 0 && report.rows > 0;
  if (!isKnown) {
    return (
      <section aria-label={newProjectMessages.estimate}>
        <h3 className="font-medium">{newProjectMessages.estimate}</h3>
        <p className="mt-1 text-sm text-muted">
          {report !== null && report.rows > 0 ? newProjectMessages.noColumns : newProjectMessages.noEstimate}
        </p>
      </section>
    );
  }
  const { rows, bad, doubtful, doubtfulTokens, exactRows, spread, histogram } = report;
  const used = rows - bad - (leavesOut ? doubtful : 0);
  const tokens = report.tokens + (leavesOut ? 0 : doubtfulTokens);
  const isEstimate = exactRows < rows - bad - doubtful;
  const tallest = Math.max(1, ...histogram.map((bar) => bar.rows));
  const hasImages = found.needs.some(({ kind }) => kind === 'image' || kind === 'images' || kind === 'video');
  return (
    <section aria-label={newProjectMessages.estimate} className="tabular-nums">
      <h3 className="flex font-medium">
        {newProjectMessages.estimate}
        <span className="ml-auto text-sm font-normal text-muted">{newProjectMessages.rows({ count: used })}</span>
      </h3>
      <p className="mt-1 flex items-baseline gap-2">
        <span className="text-[28px] leading-9 font-semibold">
          {isChecked && !isEstimate
            ? newProjectMessages.counted({ tokens: Math.round(tokens) })
            : newProjectMessages.countedAbout({ tokens: Math.round(tokens) })}
        </span>
        <span className="text-muted">{newProjectMessages.tokensOf({ tokens: Math.round(tokens) })}</span>
      </p>
      {spread !== null && histogram.length > 1 && (
        <>
          <div
            role="img"
            aria-label={newProjectMessages.histogram({ mean: Math.round(spread.mean), most: spread.max })}
            className="mt-2 flex h-12 items-end gap-px"
          >
            {histogram.map((bar) => (
              <span
                key={bar.from}
                className="min-w-0 flex-1 rounded-t-[2px] bg-accent"
                style={{ height: bar.rows === 0 ? 0 : `max(2px, ${(bar.rows / tallest) * 100}%)` }}
              />
            ))}
          </div>
          <p className="mt-1 flex justify-between text-xs text-muted">
            <span>{formatWhole(histogram[0]?.from ?? 0)}</span>
            <span>{newProjectMessages.perRow({ mean: Math.round(spread.mean) })}</span>
            <span>{formatWhole(histogram.at(-1)?.to ?? 0)}</span>
          </p>
        </>
      )}
      {isEstimate && <p className="mt-2 text-sm text-muted">{newProjectMessages.exactOnly({ exact: exactRows })}</p>}
      {hasImages && <p className="mt-2 text-sm text-muted">{newProjectMessages.captionsOnly}</p>}
    </section>
  );
}
