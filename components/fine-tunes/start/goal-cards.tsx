'use client';

import { type Goal, goals } from '../check/goals';
import { newProjectMessages } from '../messages-late';
import { viewStateUrl, type FineTunesViewState } from '../view-state';
import { ViewLink } from '@/components/ui/view-link';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { GoalFace } from './goal-face';

const grid = 'grid grid-cols-3 gap-3 max-desk:grid-cols-1 max-desk:gap-2';
const card =
  'relative block rounded-lg border border-line-strong bg-panel p-4 text-left transition-colors hover:border-faint max-desk:py-3';

/** The question what a new project learns, as cards of a form. */
export function GoalCards({ value, onChange }: { value: Goal | null; onChange: (goal: Goal) => void }) {
  return (
    <fieldset>
      <legend className="mb-3 text-xl font-semibold">{newProjectMessages.question}</legend>
      <div className={grid}>
        {goals.map((goal) => (
          <label
            key={goal}
            className={`${card} cursor-pointer has-checked:border-accent has-checked:bg-accent-soft has-checked:outline has-checked:outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
          >
            <input
              type="radio"
              name="goal"
              checked={value === goal}
              onChange={() => onChange(goal)}
              aria-label={newProjectMessages.goals[goal].name}
              className="absolute top-4 right-4 size-4 accent-accent outline-none"
            />
            <GoalFace goal={goal} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The same question as links, where there is no project yet or none is open. */
export function GoalLinks({
  repository,
  onGo,
}: {
  repository: Repository;
  onGo: (viewState: FineTunesViewState) => void;
}) {
  return (
    <ul className={`${grid} w-full`}>
      {goals.map((goal) => (
        <li key={goal} className="flex">
          <ViewLink
            addressOf={viewStateUrl}
            to={{ repository, id: null, isNew: true, like: null, goal }}
            onGo={onGo}
            className={`${card} w-full`}
          >
            <GoalFace goal={goal} />
          </ViewLink>
        </li>
      ))}
    </ul>
  );
}
