import { buttonClasses } from '@/components/ui/button';
import { openIdPath } from '@/lib/contract/studio/login-address';
import { pageMessages } from '../messages';

function problemMessage(problem: unknown): string | null {
  if (problem === 'provider') return pageMessages.providerUnreachable;
  if (problem === 'refused') return pageMessages.notAllowed;
  if (problem === 'unfinished') return pageMessages.loginUnfinished;
  return null;
}

/**
 * The button that logs in with the studio's provider, and what went wrong there or at a proxy. A plain link: a request
 * in advance would begin a login.
 */
export function SingleSignOn({ hasProvider, problem, to }: { hasProvider: boolean; problem: unknown; to: string }) {
  const message = problemMessage(problem);
  const query = to === '/' ? '' : `?${new URLSearchParams({ to }).toString()}`;
  return (
    <>
      {message !== null && (
        <p role="alert" className="text-sm text-bad">
          {message}
        </p>
      )}
      {hasProvider && (
        <a href={`${openIdPath}${query}`} className={buttonClasses({ size: 'lg' })}>
          {pageMessages.singleSignOn}
        </a>
      )}
    </>
  );
}
