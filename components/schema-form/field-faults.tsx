import { CircleAlert } from 'lucide-react';

/** What is wrong with a field, in words, marked by a sign as well as by colour. */
export function FieldFaults({ id, faults }: { id: string; faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <ul id={id} className="flex animate-appear flex-col gap-0.5 text-sm text-bad">
      {faults.map((fault) => (
        <li key={fault} className="flex gap-1.5">
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{fault}</span>
        </li>
      ))}
    </ul>
  );
}
