import { isEaselError } from '@/lib/contract/error';
import { loginAddress, returnPath } from '@/lib/contract/login-address';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

function redirect(location: string, cookie: string | null = null): Response {
  const headers = new Headers({ Location: location });
  if (cookie !== null) headers.set('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

// A plain form posts here, so the answers are pages to go to.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes(
  {
    POST: {
      maxBodyBytes: 16_384,
      async handle({ studio, body }) {
        const form = new URLSearchParams(await new Response(body).text());
        const [password, to] = [form.get('password') ?? '', form.get('to')];
        try {
          const cookie = studio.login.logIn(password);
          return cookie === null ? redirect(loginAddress(to, 'wrong')) : redirect(returnPath(to), cookie);
        } catch (thrown) {
          if (isEaselError(thrown) && thrown.code === 'too_many_requests') return redirect(loginAddress(to, 'wait'));
          throw thrown;
        }
      },
    },
  },
  { admits: () => true },
);
