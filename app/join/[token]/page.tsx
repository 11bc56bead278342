import { headers } from 'next/headers';
import Link from 'next/link';
import { JoinForm } from '@/components/people/join/join-form';
import { joinMessages } from '@/components/people/join/messages';
import { NewPasswordForm } from '@/components/people/join/new-password-form';
import { personMessages } from '@/components/people/messages';
import { buttonClasses } from '@/components/ui/button';
import { isEaselError } from '@/lib/contract/error';
import { joinPath } from '@/lib/contract/studio/login-address';
import { getStudio } from '@/lib/studio/instance';
import { rethrowKnownFailures } from '@/lib/studio/rethrow-known-failures';
import { CardPage } from '../../card-page';
import { pageMessages } from '../../messages';

export default async function JoinPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const found = await read(token, await headers());
  if (found === null)
    return (
      <CardPage title="Easel">
        <title>Easel</title>
        <p role="alert">{joinMessages.unavailable}</p>
        <a href={joinPath(token)} className={buttonClasses({ size: 'lg' })}>
          {personMessages.tryAgain}
        </a>
      </CardPage>
    );
  const { link, visitor } = found;
  if (link?.kind === 'password')
    return (
      <CardPage title={joinMessages.newPasswordTitle}>
        <title>{`${joinMessages.newPasswordTitle} · Easel`}</title>
        <p className="text-muted wrap-anywhere">{joinMessages.newPasswordLead({ name: link.name })}</p>
        <NewPasswordForm token={token} email={link.email} />
      </CardPage>
    );
  return (
    <CardPage title={joinMessages.title}>
      <title>{joinMessages.title}</title>
      {link === null ? (
        <>
          <p>{joinMessages.invalid}</p>
          <Link href="/login" prefetch={false} className={buttonClasses({ size: 'lg' })}>
            {pageMessages.logIn}
          </Link>
        </>
      ) : (
        <>
          <p className="text-muted">{joinMessages.lead}</p>
          {visitor !== null && <p className="wrap-anywhere">{joinMessages.loggedIn({ name: visitor })}</p>}
          <JoinForm token={token} name={link.name} />
        </>
      )}
    </CardPage>
  );
}

/** What a link is for, and the name of the visitor who has a session; null while the database is away. */
async function read(token: string, headers: Headers) {
  try {
    return await rethrowKnownFailures(async () => ({
      link: await getStudio().invitations.readLink(token),
      visitor: await readVisitor(headers),
    }));
  } catch (thrown) {
    if (isEaselError(thrown) && thrown.code === 'unavailable') return null;
    throw thrown;
  }
}

async function readVisitor(headers: Headers): Promise<string | null> {
  const { login, people } = getStudio();
  const caller = login.isNeeded ? await login.identify(headers) : null;
  // Without a session, a proxy names the visitor, whom joining does not log out.
  if (caller === null || caller.sessionId === null) return null;
  return (await people.read(caller.personId)).name;
}
