'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { SettingDifference } from '@/lib/client/jobs/setting-differences';
import { viewerMessages } from '../messages';

/** What files differ in, beside their pixels: a row a setting, a column a file. */
export function DifferenceTable({
  differences,
  labels,
}: {
  differences: readonly SettingDifference[];
  /** The labels of the files, in their order. */
  labels: readonly string[];
}) {
  const [isOpen, setIsOpen] = useState(true);
  const messages = viewerMessages.compare;
  return (
    <section
      aria-label={messages.differences}
      className="flex max-h-[32%] shrink-0 short:max-h-none flex-col border-t border-line bg-panel"
    >
      <h2 className="shrink-0">
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex h-9 w-full items-center gap-2 px-3 font-medium -outline-offset-2 hover:bg-sunken max-desk:h-11"
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown aria-hidden className={classNames('size-4 text-muted', !isOpen && '-rotate-90')} />
          {messages.differences}
          <span className="font-normal text-muted">{messages.differenceCount({ count: differences.length })}</span>
        </button>
      </h2>
      {isOpen && differences.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
        <div tabIndex={0} className="min-h-0 overflow-auto px-3 pb-3 -outline-offset-2">
          <table className="w-full border-separate border-spacing-0 text-left">
            <thead>
              <tr className="text-muted">
                <th scope="col" className="w-28 font-normal">
                  <span className="sr-only">{messages.setting}</span>
                </th>
                {labels.map((label) => (
                  <th key={label} scope="col" className="min-w-32 pr-4 pb-1 align-bottom font-normal wrap-anywhere">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {differences.map(({ name, label, values }) => (
                <tr key={name} className="align-top">
                  <th scope="row" className="border-t border-line py-1 pr-4 font-normal text-muted">
                    {label}
                  </th>
                  {values.map((value, at) => (
                    <td key={labels[at]} className="border-t border-line py-1 pr-4 wrap-anywhere">
                      {value === null ? <Missing text={messages.notSet} /> : <Value text={value} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** What a file has no value for, such as the seed of an upload. */
function Missing({ text }: { text: string }) {
  return (
    <span title={text} className="text-faint">
      <span aria-hidden>–</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

function Value({ text }: { text: string }) {
  return (
    <span title={text} className="line-clamp-3">
      {text}
    </span>
  );
}
