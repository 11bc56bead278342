import { Button } from '@/components/ui/button';
import { Field, fieldIds } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { PasswordEntry } from '@/lib/studio/people/login';
import { pageMessages } from '../messages';

/** The form of the login page, which works without scripts. */
export function LoginForm({
  problem,
  to,
  entry,
}: {
  /** What was wrong with the last attempt, as the address says it; null for nothing. */
  problem: string | null;
  /** The path to open afterwards. */
  to: string;
  entry: PasswordEntry;
}) {
  const asksForEmail = entry !== 'password';
  const isOptional = entry === 'either';
  const words = describeProblem(problem, asksForEmail);
  return (
    <form method="post" action="/api/studio/login" className="grid gap-4">
      <input type="hidden" name="to" value={to} />
      {asksForEmail && (
        <Field id="email" label={pageMessages.email} description={isOptional ? pageMessages.emailHint : undefined}>
          <Input
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            required={!isOptional}
            aria-describedby={isOptional ? fieldIds('email').description : undefined}
          />
        </Field>
      )}
      <div className="grid gap-1.5">
        <Label htmlFor="password">{pageMessages.password}</Label>
        <Input
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          aria-invalid={words !== null}
          aria-describedby={words === null ? undefined : 'problem'}
        />
        {words !== null && (
          <p id="problem" role="alert" className="text-sm text-bad">
            {words}
          </p>
        )}
      </div>
      <Button type="submit" variant="primary" size="lg">
        {pageMessages.logIn}
      </Button>
    </form>
  );
}

function describeProblem(problem: string | null, asksForEmail: boolean): string | null {
  if (problem === 'wrong') return asksForEmail ? pageMessages.wrongEmailOrPassword : pageMessages.wrongPassword;
  return problem === 'wait' ? pageMessages.tooManyPasswords : null;
}
