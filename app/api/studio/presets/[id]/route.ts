import { presetBodySchema, presetChangeSchema } from '@/lib/contract/studio/studio-preset';
import { readJsonBody } from '@/lib/http/read-json-body';
import { presetBodyBytes, readPresetBody } from '@/lib/studio/presets/read-preset-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  GET: { needs: 'view', handle: async ({ studio, params }) => Response.json(await studio.presets.read(params.id)) },
  PUT: {
    needs: 'make',
    maxBodyBytes: presetBodyBytes,
    async handle({ studio, params, body }) {
      const preset = readPresetBody(presetBodySchema, await readJsonBody(body));
      return Response.json(await studio.presets.put(params.id, preset));
    },
  },
  PATCH: {
    needs: 'make',
    maxBodyBytes: presetBodyBytes,
    async handle({ studio, params, body }) {
      const change = readPresetBody(presetChangeSchema, await readJsonBody(body));
      return Response.json(await studio.presets.change(params.id, change));
    },
  },
  DELETE: {
    needs: 'make',
    handle: async ({ studio, params }) => Response.json(await studio.presets.remove(params.id)),
  },
});
