import { isEaselError } from '@/lib/contract/error';
import { loginAddress, returnPath } from '@/lib/contract/studio/login-address';
import { seeOther } from '@/lib/http/see-other';
import { openRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

// A plain form posts here, so the responses are redirects to pages.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openRoutes({
  POST: {
    maxBodyBytes: 16_384,
    async handle({ studio, request, body }) {
      const form = new URLSearchParams(await new Response(body).text());
      const [email, password, to] = [form.get('email') ?? '', form.get('password') ?? '', form.get('to')];
      try {
        const cookies = await studio.login.logIn(request.headers, { email, password });
        return cookies === null ? seeOther(loginAddress(to, 'wrong')) : seeOther(returnPath(to), cookies);
      } catch (thrown) {
        if (isEaselError(thrown) && thrown.code === 'too_many_requests') return seeOther(loginAddress(to, 'wait'));
        throw thrown;
      }
    },
  },
});
