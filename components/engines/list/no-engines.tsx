import { Server } from 'lucide-react';
import { engineMessages } from '../messages';

/** Shown while no engine is set up: how to connect one. */
export function NoEngines() {
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-dashed border-line-strong p-6 max-desk:p-4">
      <Server aria-hidden className="size-6 text-muted" />
      <div>
        <p className="text-md font-semibold">{engineMessages.none}</p>
        <p className="mt-1 text-muted">{engineMessages.noneHint}</p>
      </div>
      <ol className="flex list-decimal flex-col gap-2 pl-5">
        {engineMessages.steps.map(({ before, code, after }) => (
          <li key={before} className="pl-1">
            {before}
            {code !== null && <code className="rounded-xs bg-sunken px-1 py-px wrap-anywhere">{code}</code>}
            {after}
          </li>
        ))}
      </ol>
    </div>
  );
}
