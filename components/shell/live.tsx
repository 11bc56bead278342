'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useJobs } from '@/components/jobs/use-jobs';
import { endAnnouncement } from '@/components/jobs/words';
import { followStudio } from '@/lib/client/events';
import { countOpen } from '@/lib/client/job-pages';
import { notices } from '@/lib/client/notices';
import { countedTitle } from './counted-title';

/** Keeps what is shown true while the page is open, says what has ended, and counts what runs in the title. */
export function Live() {
  const client = useQueryClient();
  const { jobs } = useJobs();
  const { running, waiting } = countOpen(jobs);
  const open = running + waiting;

  useEffect(
    () =>
      followStudio({
        client,
        onJobChanged: (_before, after) => {
          const words = endAnnouncement(after);
          if (words !== null) notices.announce(words);
        },
      }),
    [client],
  );

  useEffect(() => {
    function count() {
      const title = countedTitle(document.title, open);
      if (title !== document.title) document.title = title;
    }
    count();
    // Each screen brings a title of its own, whenever it is shown.
    const observer = new MutationObserver(count);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [open]);

  return null;
}
