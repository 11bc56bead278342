import { Archive, ArrowRight, Check, FileX, Minus } from 'lucide-react';
import type { JsonObject } from '@/lib/contract/model';
import { setAt } from '@/lib/schema-form/set-at';
import type { SwitchedField } from '@/lib/schema-form/carry-over/switch-report';
import { lateMessages } from '../messages-late';
import { describeValue } from './describe-value';
import { MediaChoice } from './media-choice';

const signs = { kept: Check, converted: ArrowRight, parked: Archive, dropped: Minus, gone: FileX };

/** Lost values come first. */
const order = ['gone', 'dropped', 'parked', 'converted', 'kept'] as const;

/** Whether a value was carried over in part. */
const isPartly = ({ what, to }: SwitchedField) => what === 'dropped' && to !== null;

/** A summary of carried-over values, the lost ones last: `Prompt kept, 2 settings not used`. */
export function summarizeReport(report: readonly SwitchedField[]): string {
  const { kept, converted, dropped, gone } = lateMessages.reportKinds;
  const kindOf = (line: SwitchedField) => (isPartly(line) ? converted : lateMessages.reportKinds[line.what]);
  return [kept, converted, dropped, gone]
    .flatMap((kind) => {
      const labels = report.filter((line) => kindOf(line) === kind).map(({ label }) => label);
      const [label, ...others] = labels;
      if (label === undefined) return [];
      return others.length === 0
        ? [lateMessages.settingBecame({ label, what: kind })]
        : [lateMessages.settingsBecame({ count: labels.length, what: kind })];
    })
    .join(', ');
}

/** What happened to each value from another form; for too many files, the choice of which to use. */
export function CarryOverReport({
  report,
  values,
  onChange,
}: {
  report: readonly SwitchedField[];
  /** The form's current values. */
  values: JsonObject;
  onChange: (values: JsonObject) => void;
}) {
  return (
    <>
      {report.map(({ label, choice, to }) =>
        choice === null ? null : (
          <MediaChoice
            key={choice.pointer}
            label={label}
            choice={choice}
            isList={Array.isArray(to)}
            onChoose={(chosen) => onChange(setAt(values, choice.pointer, chosen))}
          />
        ),
      )}
      <ul className="flex flex-col gap-1">
        {order.flatMap((what) =>
          report
            .filter((line) => line.what === what)
            .map((line) => <ReportLine key={`${what} ${line.label}`} line={line} />),
        )}
      </ul>
    </>
  );
}

/** One value of another form, and what happened to it. */
export function ReportLine({ line }: { line: SwitchedField }) {
  const { label, what, from, to } = line;
  const Sign = signs[what];
  const isCut = isPartly(line);
  return (
    <li className="flex min-w-0 items-baseline gap-2 text-sm">
      <Sign aria-hidden className="size-3.5 shrink-0 self-center text-muted" />
      <span className="shrink-0 font-medium">{label}</span>
      <span className="min-w-0 truncate text-muted" title={describeValue(from)}>
        {describeValue(from)}
        {(what === 'converted' || isCut) && ` → ${describeValue(to)}`}
      </span>
      <span className="ml-auto shrink-0 text-faint">
        {isCut ? lateMessages.partlyKept : lateMessages.reportKinds[what]}
      </span>
    </li>
  );
}
