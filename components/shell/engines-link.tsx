'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { engineListOptions } from '@/lib/client/engines/engines';
import { enginesEntry } from './engines-entry';
import type { Screen } from './screens';

/** The link to the Engines screen, for services that have engines. Until that is known, `place` keeps its place. */
export function EnginesLink({ link, place }: { link: (screen: Screen) => ReactNode; place: ReactNode }) {
  const { data } = useQuery(engineListOptions());
  if (data === undefined) return place;
  return data === null ? null : link(enginesEntry);
}
