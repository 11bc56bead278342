import { EaselError } from '@/lib/contract/error';
import { readFileName } from '@/lib/http/read-file-name';
import { getStudio } from '@/lib/studio/instance';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  POST: {
    needs: 'make',
    maxBodyBytes: () => getStudio().context.settings.uploadLimitBytes,
    isBodyStreamed: true,
    async handle({ studio, caller, request, body }) {
      if (body === null) throw new EaselError('invalid_params', 'The file is empty.');
      const name = readFileName(request.headers.get('easel-file-name'));
      return Response.json(await studio.media.receive(body, { name, ownerId: caller.personId }, request.signal), {
        status: 201,
      });
    },
  },
});
