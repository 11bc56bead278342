'use client';

import { useEffect, useEffectEvent } from 'react';
import { type CommandSource, commandDesk } from '@/lib/client/commands';

/** Offers commands in the command menu for as long as what calls this is shown. */
export function useCommandSource(source: CommandSource): void {
  const latest = useEffectEvent(source);
  useEffect(() => commandDesk.provide(() => latest()), []);
}
