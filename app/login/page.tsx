import { returnPath } from '@/lib/contract/studio/login-address';
import { getStudio } from '@/lib/studio/instance';
import { CardPage } from '../card-page';
import { pageMessages } from '../messages';
import { LoginForm } from './login-form';
import { SingleSignOn } from './single-sign-on';

type Query = Promise<{ problem?: string | string[]; to?: string | string[] }>;

export default async function LoginPage({ searchParams }: { searchParams: Query }) {
  const { problem, to } = await searchParams;
  const { login } = getStudio();
  // While the database is away, the form that is right for everybody.
  const entry = await login.passwordEntry().catch(() => 'either' as const);
  const path = returnPath(typeof to === 'string' ? to : null);
  const hasProvider = login.openId !== null;
  return (
    <CardPage title="Easel">
      <title>{`${pageMessages.logIn} · Easel`}</title>
      <SingleSignOn hasProvider={hasProvider} problem={problem} to={path} />
      {entry !== null && <LoginForm problem={typeof problem === 'string' ? problem : null} to={path} entry={entry} />}
      {entry === null && !hasProvider && <p className="text-sm text-muted">{pageMessages.noLoginHere}</p>}
    </CardPage>
  );
}
