import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LoginForm } from './login-form.tsx';

const draw = (problem: string | null, asksForEmail = false) =>
  renderToStaticMarkup(<LoginForm problem={problem} to="/" asksForEmail={asksForEmail} />);

describe('LoginForm', () => {
  it('shows the problem', () => {
    expect(draw('wrong')).toContain('Wrong password.');
    expect(draw('wrong', true)).toContain('Wrong e-mail or password.');
  });

  it('asks for an e-mail address only where people have one', () => {
    expect(draw(null)).not.toContain('type="email"');
    const form = draw(null, true);
    expect(form).toContain('type="email"');
    expect(form.match(/required=""/g)).toHaveLength(1);
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
