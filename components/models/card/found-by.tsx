import { modelMessages } from '../messages';

/** The words by which a model was found that its name and summary don't show: a term that it fulfils, or another id. */
export function FoundBy({ term }: { term: string | null }) {
  return (
    term !== null && (
      <mark
        title={modelMessages.foundBy({ term })}
        className="min-w-0 truncate rounded-sm bg-[light-dark(#ffe48f,#5c4810)] px-1.5 text-sm leading-[22px] text-[light-dark(#3a2c00,#ffe9a8)]"
      >
        {term}
      </mark>
    )
  );
}
