'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { engineListOptions } from '@/lib/client/engines/engines';
import { enginesEntry } from './engines-entry';
import type { Screen } from './screens';

/** The link to the Engines screen, for services that have engines. */
export function EnginesLink({ link }: { link: (screen: Screen) => ReactNode }) {
  const { data } = useQuery(engineListOptions());
  return data == null ? null : link(enginesEntry);
}
