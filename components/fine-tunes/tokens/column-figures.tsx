import { formatPercent, formatWhole } from '@/lib/intl/formats';
import type { ColumnFigures as Figures } from '@/lib/contract/fine-tunes/tokenization';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { detailMessages } from '../messages';
import { DetailSection } from '../detail-section';
import { columnRoleName } from '../training-names';

const cell = 'border-t border-line py-1.5 pr-4 text-right tabular-nums';
const count = (value: number) => formatWhole(value);

/** The tokens of each text column. */
export function ColumnFigures({ columns, total }: { columns: Figures[]; total: number }) {
  const { spread } = detailMessages;
  const headings = [
    detailMessages.columnTokens,
    detailMessages.share,
    spread.p50,
    spread.p95,
    spread.max,
    detailMessages.emptyRows,
  ];
  return (
    <DetailSection title={detailMessages.columns}>
      <ScrollRegion label={detailMessages.columns} className="overflow-x-auto">
        <table className="w-full min-w-[520px] text-left">
          <thead className="text-sm text-muted">
            <tr>
              <th className="py-1 pr-4 font-normal">{detailMessages.column}</th>
              {headings.map((heading) => (
                <th key={heading} className="py-1 pr-4 text-right font-normal">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => (
              <tr key={`${column.role} ${column.name}`}>
                <th scope="row" className="max-w-48 border-t border-line py-1.5 pr-4 font-normal">
                  <span className="block truncate" title={column.name}>
                    {column.name}
                  </span>
                  {column.role !== column.name && (
                    <span className="block text-xs text-muted">{columnRoleName(column.role)}</span>
                  )}
                </th>
                <td className={cell}>{count(column.tokens)}</td>
                <td className={cell}>{total === 0 ? '–' : formatPercent(column.tokens / total)}</td>
                <td className={cell}>{column.spread === null ? '–' : count(column.spread.p50)}</td>
                <td className={cell}>{column.spread === null ? '–' : count(column.spread.p95)}</td>
                <td className={cell}>{column.spread === null ? '–' : count(column.spread.max)}</td>
                <td className={cell}>{count(column.empty_rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </DetailSection>
  );
}
