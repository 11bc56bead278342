import { getStudio } from '@/lib/studio/instance';
import { apiPath } from '@/lib/upstream/path';
import { studioRoutes, type StudioCall } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

interface Params {
  name: string;
  id: string;
}

function pass({ studio, ...call }: StudioCall<Params>) {
  const { name, id } = call.params;
  return studio.forward.transfer({ ...call, path: apiPath`/api/ai/engines/${name}/models/${id}` });
}

/** Passes on a change of a model, and records it. */
async function change(action: 'engine_model_saved' | 'engine_model_removed', call: StudioCall<Params>) {
  const { name: engine, id } = call.params;
  const subject = { kind: 'model', id, name: id } as const;
  return call.studio.audit.recordAnswer(await pass(call), call.caller, { action, subject, details: { engine } });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<Params>({
  GET: { needs: 'view', handle: pass },
  DELETE: { needs: 'administer', handle: (call) => change('engine_model_removed', call) },
  PUT: {
    needs: 'administer',
    maxBodyBytes: () => getStudio().context.settings.uploadLimitBytes,
    isBodyStreamed: true,
    handle: (call) => change('engine_model_saved', call),
  },
});
