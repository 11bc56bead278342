import { saysNoModelList } from '@/lib/contract/no-model-list';
import { describeConnection } from '@/lib/studio/audit/describe-connection';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  POST: {
    needs: 'administer',
    maxBodyBytes: 10_000,
    async handle({ studio, ...call }) {
      const [body, kept] = call.body?.tee() ?? [null, null];
      const answer = await studio.forward.read({ ...call, path: '/api/ai/engines', body });
      if (!answer.ok) return answer;
      return studio.audit.recordAnswer(answer, call.caller, await describeConnection(kept, answer.clone()));
    },
  },
  GET: {
    needs: 'view',
    async handle({ studio, ...call }) {
      const response = await studio.forward.read({ ...call, path: '/api/ai/engines' });
      if (!saysNoModelList(response.status)) return response;
      // Every page asks. A service without engines is nothing that a browser's console should report as an error.
      await response.body?.cancel();
      return new Response(null, { status: 204 });
    },
  },
});
