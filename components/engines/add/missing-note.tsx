import { TriangleAlert } from 'lucide-react';
import { addMessages } from '../messages';

/** The nodes and files that an engine lacks to run a workflow. */
export function MissingNote({ engine, missing }: { engine: string; missing: readonly string[] }) {
  return (
    <div role="note" className="flex gap-2.5 rounded bg-warn-soft px-3.5 py-3">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{addMessages.incomplete({ engine })}</p>
        <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-4">
          {missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className="mt-1 text-muted">{addMessages.incompleteHint}</p>
      </div>
    </div>
  );
}
