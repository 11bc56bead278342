import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import LoginPage from './page.tsx';

const draw = async (problem: string) =>
  renderToStaticMarkup(await LoginPage({ searchParams: Promise.resolve({ problem }) }));

describe('LoginPage', () => {
  it('shows the problem', async () => {
    expect(await draw('wrong')).toContain('Wrong password.');
  });

  it.each(['__proto__', 'constructor', 'toString', 'anything'])(
    'shows nothing for an unknown problem: %s',
    async (problem) => {
      const page = await draw(problem);
      expect(page).toContain('type="password"');
      expect(page).not.toContain('role="alert"');
    },
  );
});
