import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PasswordEntry } from '@/lib/studio/people/login';
import { LoginForm } from './login-form.tsx';

const draw = (problem: string | null, entry: PasswordEntry = 'password') =>
  renderToStaticMarkup(<LoginForm problem={problem} to="/" entry={entry} />);

const requiredFields = (form: string) => form.match(/required=""/g)?.length;

describe('LoginForm', () => {
  it('shows the problem', () => {
    expect(draw('wrong')).toContain('Wrong password.');
    expect(draw('wrong', 'either')).toContain('Wrong e-mail or password.');
  });

  it('asks for an e-mail address only where people have one', () => {
    expect(draw(null)).not.toContain('type="email"');
    expect(draw(null, 'either')).toContain('type="email"');
    expect(requiredFields(draw(null, 'either'))).toBe(1);
    expect(requiredFields(draw(null, 'email'))).toBe(2);
  });

  it.each(['__proto__', 'constructor', 'toString', 'anything'])(
    'shows nothing for an unknown problem: %s',
    (problem) => {
      const page = draw(problem);
      expect(page).toContain('type="password"');
      expect(page).not.toContain('role="alert"');
    },
  );
});
