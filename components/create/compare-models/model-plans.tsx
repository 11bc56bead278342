import type { useComparison } from './use-comparison';
import { PlanItem } from './model-plan';
import { compareMessages } from './messages';

/** What each chosen model gets of the brief. */
export function PlanList({
  comparison,
  isAwaitingFiles,
}: {
  comparison: ReturnType<typeof useComparison>;
  /** Whether files are on their way: then none is missing yet. */
  isAwaitingFiles: boolean;
}) {
  const { chosen, presentId, priceOf, toggle, change } = comparison;
  return (
    <section aria-label={compareMessages.chosen} className="min-h-0 flex-1 overflow-y-auto bg-bg p-3 max-desk:min-h-0">
      <ul className="flex flex-col gap-2">
        {chosen.map((plan) => (
          <PlanItem
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
      {chosen.length < 2 && <p className="px-1 py-3 text-muted">{compareMessages.chooseHint}</p>}
    </section>
  );
}
