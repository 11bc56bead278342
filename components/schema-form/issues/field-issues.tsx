import { CircleAlert } from 'lucide-react';

/** What is wrong with a field, in words, marked by a sign as well as by colour. */
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
