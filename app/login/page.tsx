import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { returnPath } from '@/lib/contract/studio/login-address';
import { pageMessages } from '../messages';

type Query = Promise<{ problem?: string | string[]; to?: string | string[] }>;

export default async function LoginPage({ searchParams }: { searchParams: Query }) {
  const { problem, to } = await searchParams;
  const words =
    problem === 'wrong' ? pageMessages.wrongPassword : problem === 'wait' ? pageMessages.tooManyPasswords : undefined;
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-4">
      <title>{`${pageMessages.logIn} · Easel`}</title>
      <form
        method="post"
        action="/api/studio/login"
        className="grid w-full max-w-80 gap-4 rounded-lg bg-panel p-6 shadow-raised"
      >
        <h1 className="text-lg font-semibold">Easel</h1>
        <input type="hidden" name="to" value={returnPath(typeof to === 'string' ? to : null)} />
        <div className="grid gap-1.5">
          <Label htmlFor="password">{pageMessages.password}</Label>
          <Input
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            aria-invalid={words !== undefined}
            aria-describedby={words === undefined ? undefined : 'problem'}
          />
          {words !== undefined && (
            <p id="problem" role="alert" className="text-sm text-bad">
              {words}
            </p>
          )}
        </div>
        <Button type="submit" variant="primary" size="lg">
          {pageMessages.logIn}
        </Button>
      </form>
    </main>
  );
}
