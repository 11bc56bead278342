'use client';

import { useQuery } from '@tanstack/react-query';
import { engineListOptions } from '@/lib/client/engines/engines';
import { RailLink } from './rail-link';
import { enginesScreen } from './screens';

/** The link to the Engines screen, for services that have engines. */
export function EnginesLink() {
  const { data } = useQuery(engineListOptions());
  return data == null ? null : <RailLink {...enginesScreen} />;
}
