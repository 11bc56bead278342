import { formatWhole } from '@/lib/intl/formats';
import { ChevronRight } from 'lucide-react';
import type { HistogramBar, TokenSpread } from '@/lib/contract/fine-tunes/tokenization';
import { type HistogramBarBox, layOutHistogram } from './lay-out-histogram';
import { detailMessages } from '../messages';
import { DetailSection } from '../detail-section';

function barLabel({ from, to, isOpen }: HistogramBarBox): string {
  if (isOpen) return detailMessages.barFrom({ from });
  return to - from <= 1 ? detailMessages.barOf({ tokens: from }) : detailMessages.barRange({ from, to: to - 1 });
}

/** The distribution of tokens per row: as a chart, and as a table. */
export function TokenHistogram({ bars, spread }: { bars: HistogramBar[]; spread: TokenSpread | null }) {
  const placed = layOutHistogram(bars, spread);
  const tallest = placed.bars.toSorted((one, other) => other.rows - one.rows)[0];
  if (tallest === undefined) return null;
  return (
    <DetailSection title={detailMessages.histogram}>
      <figure className="flex flex-col gap-1">
        <div
          role="img"
          aria-label={detailMessages.histogramLabel({ bars: bars.length, most: barLabel(tallest) })}
          className="relative h-36"
        >
          {placed.bars.map((bar) => (
            <div
              key={bar.from}
              title={`${barLabel(bar)}: ${detailMessages.rows({ count: bar.rows })}`}
              className="group absolute inset-y-0 flex items-end px-px"
              style={{ left: `${bar.left * 100}%`, width: `${bar.width * 100}%` }}
            >
              <div
                className="w-full rounded-t-[2px] bg-accent group-hover:bg-accent-strong"
                style={{ height: bar.rows === 0 ? 0 : `max(2px, ${bar.height * 100}%)` }}
              />
            </div>
          ))}
          {placed.marks.map(({ name, at }) => (
            <div
              key={name}
              aria-hidden
              className="pointer-events-none absolute inset-y-0 border-l border-dashed border-text"
              style={{ left: `${at * 100}%` }}
            >
              <span
                className={`absolute top-0 rounded-xs bg-bg/85 px-1 text-xs whitespace-nowrap ${at > 0.8 ? 'right-0.5' : 'left-0.5'}`}
              >
                {detailMessages.spread[name]}
              </span>
            </div>
          ))}
        </div>
        <div
          aria-hidden
          className="flex justify-between border-t border-line-strong pt-1 text-xs text-muted tabular-nums"
        >
          {placed.ticks.map((tick) => (
            <span key={tick}>{formatWhole(tick)}</span>
          ))}
        </div>
      </figure>
      <details className="group/table mt-2">
        <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-xs text-sm text-muted hover:text-text max-desk:min-h-11 [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 transition-transform group-open/table:rotate-90" />
          {detailMessages.histogramTable}
        </summary>
        <table className="mt-2 w-full max-w-xs text-left text-sm tabular-nums">
          <thead className="text-muted">
            <tr>
              <th className="py-1 font-normal">{detailMessages.barTokens}</th>
              <th className="py-1 text-right font-normal">{detailMessages.barRows}</th>
            </tr>
          </thead>
          <tbody>
            {placed.bars.map((bar) => (
              <tr key={bar.from} className="border-t border-line">
                <td className="py-1">{barLabel(bar)}</td>
                <td className="py-1 text-right">{formatWhole(bar.rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </DetailSection>
  );
}
