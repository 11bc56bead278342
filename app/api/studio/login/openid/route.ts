import { EaselError } from '@/lib/contract/error';
import { seeOther } from '@/lib/http/see-other';
import { openRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

/** Begins a login with the OpenID Connect provider. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openRoutes({
  GET: {
    async handle({ studio, request, url }) {
      const { openId } = studio.login;
      if (openId === null) throw new EaselError('resource_not_found', 'This studio has no login provider.');
      const { location, cookies } = await openId.begin(request.headers, url.searchParams.get('to'));
      return seeOther(location, cookies);
    },
  },
});
