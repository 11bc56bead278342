import type { EngineState } from '@/lib/contract/engines';
import { engineMessages } from '../messages';
import { describeSpent } from './describe-engine';

/** The figures of an engine: what it does now, what was spent, and its limits. */
export function EngineFacts({ engine }: { engine: EngineState }) {
  const { spent, is_paid: isPaid, max_per_day: mostPerDay } = engine;
  const facts = [
    [engineMessages.running, String(engine.running)],
    [engineMessages.waiting, String(engine.waiting)],
    [engineMessages.today, describeSpent(spent.today, isPaid)],
    [engineMessages.month, describeSpent(spent.month, isPaid)],
    [engineMessages.atOnce, String(engine.concurrency)],
    [
      engineMessages.dailyLimit,
      mostPerDay === null
        ? engineMessages.noLimit
        : engineMessages.limitOf({ used: spent.today.sent, limit: mostPerDay }),
    ],
  ] as const;
  return (
    <dl className="grid grid-cols-6 max-desk:grid-cols-3 gap-x-4 gap-y-3 border-t border-line px-4 py-3 tabular-nums">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
