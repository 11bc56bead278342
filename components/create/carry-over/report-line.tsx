import { Archive, ArrowRight, Check, FileX, Minus } from 'lucide-react';
import type { SwitchedField } from '@/lib/schema-form/switch/switch-report';
import { describeValue } from './describe-value';
import { lateMessages } from '../messages-late';

const signs = { kept: Check, converted: ArrowRight, parked: Archive, dropped: Minus, gone: FileX };

/** One value of the model that was left, and what became of it. */
export function ReportLine({ line }: { line: SwitchedField }) {
  const { label, what, from, to } = line;
  const Sign = signs[what];
  const isPartly = what === 'dropped' && to !== null;
  return (
    <li className="flex min-w-0 items-baseline gap-2 text-sm">
      <Sign aria-hidden className="size-3.5 shrink-0 self-center text-muted" />
      <span className="shrink-0 font-medium">{label}</span>
      <span className="min-w-0 truncate text-muted" title={describeValue(from)}>
        {describeValue(from)}
        {(what === 'converted' || isPartly) && ` → ${describeValue(to)}`}
      </span>
      <span className="ml-auto shrink-0 text-faint">{lateMessages.reportKinds[what]}</span>
    </li>
  );
}
