'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname, useRouter } from 'next/navigation';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useJobs } from '@/components/jobs/use-jobs';
import { useSurround } from '@/components/viewer/use-surround';
import { type Command, commandRegistry } from '@/lib/client/commands';
import { libraryAddress } from '@/lib/client/library-view-state';
import { askToLeave } from '@/lib/client/leave-guard';
import { engineListOptions } from '@/lib/client/engines/engines';
import { modelListOptions } from '@/lib/client/models/models';
import { statusOptions } from '@/lib/client/status';
import { globalCommands } from './global-commands';
import { commandMessages } from '../messages-late';

/** All current commands: those of the screen, and the global ones. */
export function useCommands(): Command[] {
  const router = useRouter();
  const path = usePathname();
  // Only the screen refetches a failed list: otherwise the menu would wait for it, and lose the typed text.
  const { data: models = [] } = useQuery({ ...modelListOptions(), retryOnMount: false });
  const { data: status } = useQuery(statusOptions());
  const hasLogin = status?.hasLogin === true;
  const { data: engines } = useQuery({ ...engineListOptions(), retryOnMount: false });
  const hasEngines = engines != null;
  const { jobs } = useJobs();
  const { choose: chooseSurround } = useSurround();
  const [offered, setOffered] = useState<Command[]>([]);
  // Loaded together with the menu: without the screen's commands, Enter would search the library.
  useLayoutEffect(() => commandRegistry.list(setOffered), []);

  return useMemo(() => {
    const open = (address: string) => askToLeave(() => router.push(address));
    return [...offered, ...globalCommands({ offered, path, models, jobs, hasLogin, hasEngines, open, chooseSurround })];
  }, [offered, path, models, jobs, hasLogin, hasEngines, router, chooseSurround]);
}

/** The command that searches the library for the typed text; null without text. */
export function useSearchCommand(typed: string): Command | null {
  const router = useRouter();
  const query = typed.trim();
  if (query === '') return null;
  return {
    id: 'library.search',
    group: 'search',
    label: commandMessages.searchLibrary({ words: query }),
    run: () => askToLeave(() => router.push(libraryAddress({ q: query }))),
  };
}
