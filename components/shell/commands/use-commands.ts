'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname, useRouter } from 'next/navigation';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useJobs } from '@/components/jobs/use-jobs';
import { jobState, subjectOf } from '@/components/jobs/words';
import { useSurround } from '@/components/viewer/use-surround';
import { viewerWords } from '@/components/viewer/words';
import { type Command, commandRegistry } from '@/lib/client/commands';
import { libraryAddress } from '@/lib/client/library/library-url';
import { logOut } from '@/lib/client/log-out';
import { modelListOptions } from '@/lib/client/models/models';
import { overlay } from '../overlay';
import { statusOptions } from '@/lib/client/status';
import { chooseTheme, themes } from '@/lib/client/theme';
import { surrounds } from '@/components/viewer/surround';
import { commandMessages } from './messages';
import { screens } from '../screens';

/** The name of the import among the library's commands. */
const libraryImport = 'library.import';

/** Everything the command menu can do now: what the screen offers, and what can be done from anywhere. */
export function useCommands(): Command[] {
  const router = useRouter();
  const path = usePathname();
  // A list that failed is the screen's to ask for again: it would wait for it, and lose what is typed.
  const { data: models = [] } = useQuery({ ...modelListOptions(), retryOnMount: false });
  const { data: status } = useQuery(statusOptions());
  const hasLogin = status?.hasLogin === true;
  const { jobs } = useJobs();
  const { choose: chooseSurround } = useSurround();
  const [offered, setOffered] = useState<Command[]>([]);
  // With the menu itself: Enter in a menu that lacks what the screen offers would search the library.
  useLayoutEffect(() => commandRegistry.list(setOffered), []);

  const anywhere = useMemo((): Command[] => {
    const hasModels = offered.some(({ group }) => group === 'models');
    return [
      ...screens
        .filter(({ href }) => href !== path)
        .map(({ href, label }): Command => ({
          id: `go${href}`,
          group: 'go',
          label: label,
          run: () => router.push(href),
        })),
      ...(hasModels ? [] : models).map((model): Command => ({
        id: `model.${model.id}`,
        group: 'models',
        label: model.display_name ?? model.id,
        detail: model.summary ?? '',
        keywords: model.id,
        run: () => router.push(`/?${new URLSearchParams({ model: model.id })}`),
      })),
      ...jobs.map((job): Command => ({
        id: `job.${job.id}`,
        group: 'jobs',
        label: subjectOf(job),
        detail: jobState(job),
        keywords: `${job.id} ${job.modelName ?? job.model}`,
        run: () => router.push(`/?${new URLSearchParams({ job: job.id })}`),
      })),
      ...(offered.some(({ id }) => id === libraryImport)
        ? []
        : [
            {
              id: libraryImport,
              group: 'library' as const,
              label: commandMessages.import,
              detail: commandMessages.importHint,
              run: () => {
                commandRegistry.run(libraryImport);
                router.push(libraryAddress({}));
              },
            },
          ]),
      ...themes.map((theme): Command => ({
        id: `theme.${theme}`,
        group: 'looks',
        label: commandMessages.theme(theme),
        keywords: commandMessages.themeKeywords,
        run: () => chooseTheme(theme),
      })),
      ...surrounds.map((surround): Command => ({
        id: `surround.${surround}`,
        group: 'looks',
        label: commandMessages.surround(viewerWords.surrounds[surround]),
        run: () => chooseSurround(surround),
      })),
      {
        id: 'shortcuts',
        group: 'help',
        label: commandMessages.shortcuts,
        keywords: commandMessages.shortcutsKeywords,
        run: () => overlay.set('shortcuts'),
      },
      ...(hasLogin
        ? [
            {
              id: 'log-out',
              group: 'account' as const,
              label: commandMessages.logOut,
              keywords: commandMessages.logOutKeywords,
              run: () => void logOut('here'),
            },
          ]
        : []),
    ];
  }, [offered, path, models, jobs, hasLogin, router, chooseSurround]);

  return useMemo(() => [...offered, ...anywhere], [offered, anywhere]);
}

/** What is typed can always be searched for; null while it is nothing. */
export function useSearchCommand(typed: string): Command | null {
  const router = useRouter();
  const query = typed.trim();
  if (query === '') return null;
  return {
    id: 'library.search',
    group: 'search',
    label: commandMessages.searchLibrary(query),
    run: () => router.push(libraryAddress({ q: query })),
  };
}
