import type { FineTuneOptions } from '../api/options';
import { newProjectMessages } from '../messages-late';

/** What happens after the press, and where this service ends. */
export function WhatNext({ options }: { options: FineTuneOptions | null }) {
  const { tokenize, download, train, elsewhere, maybe } = newProjectMessages.steps;
  const last = options === null ? maybe : options.can_train ? train : elsewhere;
  return (
    <section aria-label={newProjectMessages.next} className="border-t border-line pt-5">
      <h3 className="mb-3 text-md font-semibold">{newProjectMessages.next}</h3>
      <ol className="flex flex-col gap-3">
        {[tokenize, download, last].map(({ name, text }, index) => (
          <li key={name} className="flex gap-2.5">
            <span
              aria-hidden
              className={`grid size-5 shrink-0 place-items-center rounded-full text-xs font-semibold ${index === 2 ? 'bg-sunken text-muted' : 'bg-accent-soft text-accent'}`}
            >
              {index + 1}
            </span>
            <div>
              <p className="font-medium">{name}</p>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
