import Link from 'next/link';
import { JoinForm } from '@/components/people/join/join-form';
import { joinMessages } from '@/components/people/join/messages';
import { NewPasswordForm } from '@/components/people/join/new-password-form';
import { buttonClasses } from '@/components/ui/button';
import { getStudio } from '@/lib/studio/instance';
import { CardPage } from '../../card-page';
import { pageMessages } from '../../messages';

export default async function JoinPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const link = await getStudio().invitations.readLink(token);
  if (link?.kind === 'password')
    return (
      <CardPage title={joinMessages.newPasswordTitle}>
        <title>{`${joinMessages.newPasswordTitle} · Easel`}</title>
        <p className="text-muted wrap-anywhere">{joinMessages.newPasswordLead({ name: link.name })}</p>
        <NewPasswordForm token={token} />
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
          <JoinForm token={token} name={link.name} />
        </>
      )}
    </CardPage>
  );
}
