'use client';

import { LoadError } from '@/components/people/load-error';
import { keepFocus } from '@/components/ui/keep-focus';
import { Skeleton } from '@/components/ui/skeleton';
import { linkMessages } from './link-messages';
import { LinkRow } from './link-row';
import { NewLinkForm } from './new-link-form';
import { usePublicLinks } from './use-public-links';

/** The public links of a board, for those who may share it. */
export function PublicLinks({ boardId }: { boardId: string }) {
  const { links, loadedAt, error, reload, revoking, revoke, form, submit } = usePublicLinks(boardId);
  return (
    <section aria-label={linkMessages.title} className="flex flex-col gap-4">
      <div>
        <h3 className="font-semibold">{linkMessages.title}</h3>
        <p className="text-muted">{linkMessages.lead}</p>
        {isOnThisComputer(location.hostname) && (
          <p className="mt-2 text-warn">{linkMessages.onlyHere({ host: location.host })}</p>
        )}
      </div>
      {links === undefined && error === null && (
        <div role="status" aria-label={linkMessages.loading}>
          <Skeleton className="h-12" />
        </div>
      )}
      {links === undefined && error !== null && (
        <LoadError text={linkMessages.unreachable({ why: error.message })} onRetry={reload} />
      )}
      {links !== undefined && links.length > 0 && (
        <div>
          <ul
            ref={keepFocus}
            tabIndex={-1}
            aria-label={linkMessages.title}
            className="flex flex-col divide-y divide-line outline-none"
          >
            {links.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                now={loadedAt}
                isBusy={revoking !== null}
                onRevoke={() => revoke(link.id)}
              />
            ))}
          </ul>
          <p className="text-sm text-faint">{linkMessages.revokeHint}</p>
        </div>
      )}
      <NewLinkForm form={form} submit={submit} />
    </section>
  );
}

/** Whether a host of an address is the computer itself. */
function isOnThisComputer(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.') || host === '[::1]';
}
