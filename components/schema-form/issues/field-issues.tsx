import { CircleAlert } from 'lucide-react';
import { messages } from '@/lib/schema-form/messages';

/** The issues of a field, marked by an icon as well as by colour. */
export function FieldIssues({ id, issues }: { id: string; issues: readonly string[] }) {
  if (issues.length === 0) return null;
  return (
    <ul id={id} className="flex animate-appear flex-col gap-0.5 text-sm text-bad">
      {issues.map((issue) => (
        <li key={issue} className="flex gap-1.5">
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{issue}</span>
        </li>
      ))}
    </ul>
  );
}

/** Issues of the whole request, or of fields that the form does not show. */
export function FormIssues({ issues }: { issues: readonly string[] }) {
  if (issues.length === 0) return null;
  return (
    <div role="alert" className="flex animate-appear gap-2 rounded bg-bad-soft px-3 py-2.5">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <div className="min-w-0">
        <p className="font-medium text-bad">{messages.issuesAbove}</p>
        {issues.map((issue) => (
          <p key={issue} className="wrap-anywhere">
            {issue}
          </p>
        ))}
      </div>
    </div>
  );
}
