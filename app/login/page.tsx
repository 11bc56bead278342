import { returnPath } from '@/lib/contract/studio/login-address';
import { getStudio } from '@/lib/studio/instance';
import { CardPage } from '../card-page';
import { pageMessages } from '../messages';
import { LoginForm } from './login-form';

type Query = Promise<{ problem?: string | string[]; to?: string | string[] }>;

export default async function LoginPage({ searchParams }: { searchParams: Query }) {
  const { problem, to } = await searchParams;
  const asksForEmail = await getStudio().login.asksForEmail();
  return (
    <CardPage title="Easel">
      <title>{`${pageMessages.logIn} · Easel`}</title>
      <LoginForm
        problem={typeof problem === 'string' ? problem : null}
        to={returnPath(typeof to === 'string' ? to : null)}
        asksForEmail={asksForEmail}
      />
    </CardPage>
  );
}
