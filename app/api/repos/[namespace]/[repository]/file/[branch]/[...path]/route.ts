import { getStudio } from '@/lib/studio/instance';
import { decodedFilePath, repositoryFilePath } from '@/lib/upstream/path';
import { studioRoutes, type StudioCall } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

interface Params {
  namespace: string;
  repository: string;
  branch: string;
}

function pass({ studio, ...call }: StudioCall<Params>) {
  return studio.forward.transfer({ ...call, path: repositoryFilePath('file', call.params, call.url) });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<Params>({
  GET: { needs: 'view', handle: pass },
  DELETE: {
    needs: 'make',
    async handle(call) {
      const { namespace, repository } = call.params;
      const answer = await pass(call);
      const path = decodedFilePath(call.url);
      return call.studio.audit.recordAnswer(answer, call.caller, {
        action: 'repository_file_deleted',
        subject: { kind: 'repository_file', id: path, name: path },
        details: { repository: `${namespace}/${repository}` },
      });
    },
  },
  PUT: {
    needs: 'make',
    maxBodyBytes: () => getStudio().context.settings.uploadLimitBytes,
    isBodyStreamed: true,
    handle: pass,
  },
});
