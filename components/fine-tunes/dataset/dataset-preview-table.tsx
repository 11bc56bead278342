import type { DatasetPreview } from './preview';
import { cellText } from './cell-text';
import { ScrollRegion } from '../scroll-region';
import { newFineTuneMessages } from '../messages';

const shownRows = 5;
const shownErrors = 3;

/** The first rows of a dataset. */
export function DatasetPreviewTable({ preview }: { preview: DatasetPreview }) {
  const { columns, rows, errors, totalRows } = preview;
  if (rows.length === 0) {
    const isUnshown = preview.format === 'parquet' && (totalRows ?? 0) > 0;
    return (
      <p className={isUnshown ? 'text-muted' : 'text-bad'}>
        {isUnshown ? newFineTuneMessages.noPreview : newFineTuneMessages.noRows}
      </p>
    );
  }
  return (
    <>
      {errors.length > 0 && (
        <div className="rounded bg-warn-soft px-3.5 py-2.5 text-sm">
          <p>{newFineTuneMessages.previewErrors(errors.length)}</p>
          <ul className="mt-1 text-muted">
            {errors.slice(0, shownErrors).map(({ line, message }) => (
              <li key={line}>{newFineTuneMessages.previewError(line, message)}</li>
            ))}
          </ul>
        </div>
      )}
      <ScrollRegion label={newFineTuneMessages.preview} className="overflow-x-auto rounded border border-line">
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="bg-sunken">
              {columns.map(({ name, kind }) => (
                <th key={name} className="max-w-56 px-2.5 py-1.5 font-medium">
                  <span className="block truncate" title={name}>
                    {name}
                  </span>
                  <span className="block text-xs font-normal text-muted">{kind}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownRows).map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no ids
              <tr key={index} className="border-t border-line align-top">
                {columns.map(({ name }) => {
                  const text = cellText(row[name]);
                  return (
                    <td key={name} className="max-w-56 min-w-20 px-2.5 py-1.5">
                      <span className="line-clamp-2 wrap-anywhere" title={text}>
                        {text}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
