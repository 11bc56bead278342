import type { ModelLimit } from '../facts/model-limits';

/** Facts about a model under a heading. Without facts, nothing. */
export function ModelFactsList({ heading, facts }: { heading: string; facts: readonly ModelLimit[] }) {
  if (facts.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1.5 text-sm font-medium text-muted">{heading}</h3>
      <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 gap-y-1.5">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
