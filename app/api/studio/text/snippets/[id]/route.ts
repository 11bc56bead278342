import { EaselError } from '@/lib/contract/error';
import { snippetLimits } from '@/lib/contract/studio/snippet-limits';
import { snippetBodySchema } from '@/lib/contract/studio/snippet';
import { readJsonBody } from '@/lib/http/read-json-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  PUT: {
    needs: 'make',
    // A character has up to 6 bytes in JSON.
    maxBodyBytes: snippetLimits.textLength * 6 + 2000,
    async handle({ studio, params, body }) {
      const read = snippetBodySchema.safeParse(await readJsonBody(body));
      if (!read.success) {
        const [issue] = read.error.issues;
        const message = issue?.message ?? 'Invalid snippet.';
        const fields = [{ pointer: `/${String(issue?.path[0] ?? '')}`, message }];
        throw new EaselError('invalid_params', message, { fields });
      }
      return Response.json(await studio.snippets.put(params.id, read.data));
    },
  },
  DELETE: {
    needs: 'make',
    handle: async ({ studio, params }) => Response.json(await studio.snippets.remove(params.id)),
  },
});
