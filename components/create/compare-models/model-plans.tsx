import type { useSeveral } from './use-comparison';
import { SeveralPlan } from './model-plan';
import { severalWords } from './messages';

/** What each chosen model gets of the brief. */
export function SeveralPlans({
  several,
  isAwaitingFiles,
}: {
  several: ReturnType<typeof useSeveral>;
  /** Whether files are on their way: then none is missing yet. */
  isAwaitingFiles: boolean;
}) {
  const { chosen, presentId, priceOf, toggle, change } = several;
  return (
    <section aria-label={severalWords.chosen} className="min-h-0 flex-1 overflow-y-auto bg-bg p-3 max-desk:min-h-0">
      <ul className="flex flex-col gap-2">
        {chosen.map((plan) => (
          <SeveralPlan
            key={plan.model.id}
            plan={plan}
            faults={plan.faults.filter(({ isMedia }) => !(isMedia && isAwaitingFiles))}
            isPresent={plan.model.id === presentId}
            price={priceOf(plan)}
            onChange={(values) => change(plan.model.id, values)}
            onTakeOut={() => toggle(plan.model.id)}
          />
        ))}
      </ul>
      {chosen.length < 2 && <p className="px-1 py-3 text-muted">{severalWords.hint}</p>}
    </section>
  );
}
