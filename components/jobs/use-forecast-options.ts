'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { engineListOptions } from '@/lib/client/engines/engines';
import { statusOptions } from '@/lib/client/status';
import type { ForecastOptions } from './forecast';

/** What forecasts know of the slots: those of the embedded service, and those of each engine that answers. */
export function useForecastOptions(): Pick<ForecastOptions, 'slotsOf'> {
  const { data: status } = useQuery(statusOptions());
  const { data: list } = useQuery({ ...engineListOptions(), retryOnMount: false });
  // With a limit in the settings, images and videos wait for each other, not for slots.
  const slots = status?.limits.inFlight === null ? status.limits.slots : null;
  const engines = list?.engines ?? null;
  return useMemo(() => {
    const concurrency = new Map(
      (engines ?? []).flatMap((engine) =>
        engine.state === 'ready' ? [[engine.name, engine.concurrency] as const] : [],
      ),
    );
    return {
      slotsOf: ({ engine, mediaType }) =>
        engine === null ? (slots?.[mediaType ?? 'image'] ?? null) : (concurrency.get(engine) ?? null),
    };
  }, [slots, engines]);
}
