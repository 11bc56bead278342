import { apiPath } from '@/lib/upstream/path';
import { studioRoutes, type StudioCall } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

interface Params {
  namespace: string;
  repository: string;
  id: string;
}

function pass({ studio, ...call }: StudioCall<Params>) {
  const { namespace, repository, id } = call.params;
  return studio.forward.read({ ...call, path: apiPath`/api/repos/${namespace}/${repository}/fine_tunes/${id}` });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<Params>({
  GET: { needs: 'view', handle: pass },
  PATCH: { needs: 'make', maxBodyBytes: 1_000_000, handle: pass },
  DELETE: {
    needs: 'make',
    async handle(call) {
      const { namespace, repository, id } = call.params;
      return call.studio.audit.recordAnswer(await pass(call), call.caller, {
        action: 'fine_tune_deleted',
        subject: { kind: 'fine_tune', id, name: id },
        details: { repository: `${namespace}/${repository}` },
      });
    },
  },
});
