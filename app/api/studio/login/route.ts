import { isEaselError } from '@/lib/contract/error';
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
      maxBodyBytes: 4_096,
      async handle({ studio, body }) {
        const password = new URLSearchParams(await new Response(body).text()).get('password') ?? '';
        try {
          const cookie = studio.login.logIn(password);
          return cookie === null ? redirect('/login?problem=wrong') : redirect('/', cookie);
        } catch (thrown) {
          if (isEaselError(thrown) && thrown.code === 'too_many_requests') return redirect('/login?problem=wait');
          throw thrown;
        }
      },
    },
  },
  { admits: () => true },
);
