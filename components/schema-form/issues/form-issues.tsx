import { CircleAlert } from 'lucide-react';
import { messages } from '@/lib/schema-form/messages';

/** What stands against the request as a whole, or against something that the form does not show. */
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
