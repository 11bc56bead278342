'use client';

import { useEffect, useEffectEvent } from 'react';
import { type CommandSource, commandRegistry } from '@/lib/client/commands';

/** Offers commands in the command menu for as long as the calling component is mounted. */
export function useCommandSource(source: CommandSource): void {
  const latest = useEffectEvent(source);
  useEffect(() => commandRegistry.register(() => latest()), []);
}
