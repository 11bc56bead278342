import type { Metadata } from 'next';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

export const metadata: Metadata = { title: 'Log in' };

const problems: Readonly<Record<string, string>> = {
  wrong: 'That is not the password.',
  wait: 'Too many wrong passwords. Wait a moment, then try again.',
};

export default async function LoginPage({ searchParams }: { searchParams: Promise<{ problem?: string | string[] }> }) {
  const { problem } = await searchParams;
  const words = typeof problem === 'string' ? problems[problem] : undefined;
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-4">
      <form
        method="post"
        action="/api/studio/login"
        className="grid w-full max-w-80 gap-4 rounded-lg bg-panel p-6 shadow-raised"
      >
        <h1 className="text-lg font-semibold">Easel</h1>
        <div className="grid gap-1.5">
          <Label htmlFor="password">Password</Label>
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
          Log in
        </Button>
      </form>
    </main>
  );
}
