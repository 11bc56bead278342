'use client';

import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { intentNames } from '@/lib/client/models/intents';
import type { LooseModel } from '@/lib/contract/model';
import { modelMessages } from '../messages';
import {
  type FacetName,
  type ModelFacets,
  countChosen,
  facetNames,
  facetOptions,
  noFacets,
  toggleFacet,
} from './model-facets';

/** The filters of the gallery, each choice with the number of models that it would show. */
export function GalleryFilters({
  models,
  facets,
  onChange,
}: {
  models: readonly LooseModel[];
  facets: ModelFacets;
  onChange: (facets: ModelFacets) => void;
}) {
  const options = facetOptions(models, facets);
  const engines = new Map(models.flatMap(({ engine }) => (engine == null ? [] : [[engine.name, engine.title]])));
  const labelOf = (name: FacetName, value: string): string => {
    switch (name) {
      case 'task':
        return intentNames[value as keyof typeof intentNames];
      case 'engine':
        return engines.get(value) ?? modelMessages.builtIn;
      case 'price':
        return modelMessages.prices[value as keyof typeof modelMessages.prices];
      default:
        return modelMessages.media[value as keyof typeof modelMessages.media];
    }
  };
  return (
    <form
      aria-label={modelMessages.filters}
      className="flex flex-col gap-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="flex h-6 items-center">
        <h2 className="flex-1 font-semibold">{modelMessages.filters}</h2>
        {countChosen(facets) > 0 && (
          <Button variant="quiet" size="sm" className="-mr-2" onClick={() => onChange(noFacets)}>
            {modelMessages.reset}
          </Button>
        )}
      </div>
      {facetNames.map(
        (name) =>
          options[name].length > 0 && (
            <fieldset key={name}>
              <legend className="mb-1 text-sm font-medium text-muted">{modelMessages[name]}</legend>
              {options[name].map(({ value, count }) => (
                <label key={value} className="flex h-7 cursor-pointer items-center gap-2 max-desk:h-11">
                  <input
                    type="checkbox"
                    checked={(facets[name] as readonly string[]).includes(value)}
                    onChange={() => onChange(toggleFacet(facets, name, value))}
                    className="size-[15px] shrink-0 accent-accent"
                  />
                  <span className={classNames('min-w-0 flex-1 truncate', count === 0 && 'text-faint')}>
                    {labelOf(name, value)}
                  </span>
                  <span className="text-sm text-faint tabular-nums">{count}</span>
                </label>
              ))}
            </fieldset>
          ),
      )}
    </form>
  );
}
