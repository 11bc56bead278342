'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';

/**
 * Where one is: the model in the form and the job on the stage, both in the address, so that a reload keeps them. `remix` is a
 * job whose settings a link brings here, once, `seed` the seed that goes along or stands alone, and `field` and `media` are a field
 * of the model and a medium that goes into it.
 */
export function useViewState() {
  const parameters = useSearchParams();
  const go = useCallback(
    (place: { model?: string; job?: string | null; remix?: null; seed?: null; field?: null; media?: null }) => {
      const address = new URL(window.location.href);
      for (const [name, value] of Object.entries(place)) {
        if (value === null) address.searchParams.delete(name);
        else address.searchParams.set(name, value);
      }
      window.history.replaceState(null, '', address);
    },
    [],
  );
  return {
    model: parameters.get('model'),
    job: parameters.get('job'),
    remix: parameters.get('remix'),
    seed: parameters.get('seed'),
    field: parameters.get('field'),
    media: parameters.get('media'),
    go,
  };
}
