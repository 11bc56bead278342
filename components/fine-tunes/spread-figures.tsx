import type { TokenSpread } from '@/lib/contract/fine-tunes/tokenization';
import { detailWords } from './detail-words';

const shown = ['min', 'p5', 'p25', 'p50', 'p75', 'p90', 'p95', 'p99', 'max', 'mean'] as const;

/** Where most rows lie. */
export function SpreadFigures({ spread }: { spread: TokenSpread }) {
  return (
    <dl aria-label={detailWords.perRow} className="mt-4 grid grid-cols-10 gap-y-3 max-wide:grid-cols-5">
      {shown.map((name) => (
        <div key={name} className={name === 'p50' ? 'font-semibold' : ''}>
          <dt className="text-xs font-normal text-muted">{detailWords.spread[name]}</dt>
          <dd className="tabular-nums">
            {spread[name].toLocaleString('en-GB', { maximumFractionDigits: name === 'mean' ? 1 : 0 })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
