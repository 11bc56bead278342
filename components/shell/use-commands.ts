'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname, useRouter } from 'next/navigation';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useJobs } from '@/components/jobs/use-jobs';
import { jobState, subjectOf } from '@/components/jobs/describe-job';
import { useSurround, surrounds } from '@/components/viewer/use-surround';
import { type Command, commandDesk } from '@/lib/client/commands';
import { libraryAddress } from '@/lib/client/library-view-state';
import { logOut } from '@/lib/client/log-out';
import { modelListOptions } from '@/lib/client/models';
import { overlay } from './overlay';
import { statusOptions } from '@/lib/client/status';
import { chooseTheme, themes } from '@/lib/client/theme';
import { commandWords } from './command-words';
import { screens } from './screens';
import { viewerMessages } from '@/components/viewer/messages';

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
  useLayoutEffect(() => commandDesk.ask(setOffered), []);

  const anywhere = useMemo((): Command[] => {
    const hasModels = offered.some(({ group }) => group === 'models');
    return [
      ...screens
        .filter(({ href }) => href !== path)
        .map(({ href, label }): Command => ({
          id: `go${href}`,
          group: 'go',
          words: label,
          run: () => router.push(href),
        })),
      ...(hasModels ? [] : models).map((model): Command => ({
        id: `model.${model.id}`,
        group: 'models',
        words: model.display_name ?? model.id,
        detail: model.summary ?? '',
        also: model.id,
        run: () => router.push(`/?${new URLSearchParams({ model: model.id })}`),
      })),
      ...jobs.map((job): Command => ({
        id: `job.${job.id}`,
        group: 'jobs',
        words: subjectOf(job),
        detail: jobState(job),
        also: `${job.id} ${job.modelName ?? job.model}`,
        run: () => router.push(`/?${new URLSearchParams({ job: job.id })}`),
      })),
      ...(offered.some(({ id }) => id === libraryImport)
        ? []
        : [
            {
              id: libraryImport,
              group: 'library' as const,
              words: commandWords.import,
              detail: commandWords.importHint,
              run: () => {
                commandDesk.wish(libraryImport);
                router.push(libraryAddress({}));
              },
            },
          ]),
      ...themes.map((theme): Command => ({
        id: `theme.${theme}`,
        group: 'looks',
        words: commandWords.theme(theme),
        also: commandWords.themeAlso,
        run: () => chooseTheme(theme),
      })),
      ...surrounds.map((surround): Command => ({
        id: `surround.${surround}`,
        group: 'looks',
        words: commandWords.surround(viewerMessages.surrounds[surround]),
        run: () => chooseSurround(surround),
      })),
      {
        id: 'shortcuts',
        group: 'help',
        words: commandWords.shortcuts,
        also: commandWords.shortcutsAlso,
        run: () => overlay.show('shortcuts'),
      },
      ...(hasLogin
        ? [
            {
              id: 'log-out',
              group: 'account' as const,
              words: commandWords.logOut,
              also: commandWords.logOutAlso,
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
  const words = typed.trim();
  if (words === '') return null;
  return {
    id: 'library.search',
    group: 'search',
    words: commandWords.searchLibrary(words),
    run: () => router.push(libraryAddress({ q: words })),
  };
}
