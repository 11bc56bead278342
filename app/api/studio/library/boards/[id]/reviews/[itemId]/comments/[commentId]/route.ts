import { ownCommentSchema } from '@/lib/contract/studio/board-review';
import { readBody } from '@/lib/http/read-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{
  id: string;
  itemId: string;
  commentId: string;
}>({
  PUT: {
    needs: 'view',
    tokenNeeds: 'make',
    maxBodyBytes: 20_000,
    async handle({ studio, params, body }) {
      const { text } = await readBody(ownCommentSchema, body);
      await studio.library.reviews.comment(params.id, params.itemId, params.commentId, text);
      return new Response(null, { status: 204 });
    },
  },
  DELETE: {
    needs: 'view',
    tokenNeeds: 'make',
    async handle({ studio, params }) {
      await studio.library.reviews.deleteComment(params.id, params.itemId, params.commentId);
      return new Response(null, { status: 204 });
    },
  },
});
