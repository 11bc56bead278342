import { promptHelpLimits, promptHelpSchema } from '@/lib/contract/studio/prompt-help';
import { EaselError } from '@/lib/contract/error';
import { readJsonBody } from '@/lib/http/read-json-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  POST: {
    needs: 'make',
    maxBodyBytes: promptHelpLimits.imageCharacters + 1000,
    async handle({ studio, request, body, bodyShare }) {
      const asked = promptHelpSchema.safeParse(await readJsonBody(body));
      if (!asked.success) throw new EaselError('invalid_params', asked.error.issues[0]?.message ?? 'Invalid request.');
      bodyShare.release();
      return new Response(studio.promptHelp.ask(asked.data, request.signal), {
        headers: {
          'content-type': 'application/x-ndjson; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
        },
      });
    },
  },
});
