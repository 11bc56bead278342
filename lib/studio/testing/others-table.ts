import type { Method } from '../../http/create-routes.ts';

/**
 * What another person meets who asks for a thing of somebody, with a role that allows the method:
 *
 * - `everyone`: the thing is everyone's to see or to use.
 * - `owner`: only its owner and administrators; others are refused.
 * - `private`: only its owner; for others, administrators too, it does not exist.
 */
export type Reach = 'everyone' | 'owner' | 'private';

/**
 * A line for each method of each route that names a thing of somebody in its address, and what `thingsOf` calls the thing.
 * A new one needs a line here.
 */
export const othersTable: Record<string, { thing: string } & Partial<Record<Method, Reach>>> = {
  '/api/ai/queue/[generationId]': { thing: 'generation', GET: 'everyone', DELETE: 'owner' },
  '/api/studio/batches/[id]': { thing: 'batch', GET: 'everyone' },
  '/api/studio/jobs/[id]/cancel': { thing: 'job', POST: 'owner' },
  '/api/studio/jobs/[id]/candidates': { thing: 'job', GET: 'everyone' },
  '/api/studio/jobs/[id]/dismiss': { thing: 'job', POST: 'owner' },
  '/api/studio/jobs/[id]/edit': { thing: 'job', POST: 'owner' },
  '/api/studio/jobs/[id]/hold': { thing: 'job', POST: 'owner' },
  '/api/studio/jobs/[id]/made': { thing: 'job', POST: 'owner' },
  '/api/studio/jobs/[id]/preview': { thing: 'job', GET: 'everyone' },
  '/api/studio/jobs/[id]/release': { thing: 'job', POST: 'owner' },
  '/api/studio/jobs/[id]/retry': { thing: 'job', POST: 'owner' },
  '/api/studio/jobs/[id]': { thing: 'job', GET: 'everyone' },
  '/api/studio/library/boards/[id]/links/[linkId]': { thing: 'link', DELETE: 'private' },
  '/api/studio/library/boards/[id]/links': { thing: 'link', GET: 'private', POST: 'private' },
  '/api/studio/library/boards/[id]/restore': { thing: 'deletedBoard', POST: 'private' },
  '/api/studio/library/boards/[id]': { thing: 'board', PUT: 'private', DELETE: 'private' },
  '/api/studio/library/boards/[id]/reviews/[itemId]/comments/[commentId]': {
    thing: 'comment',
    PUT: 'private',
    DELETE: 'private',
  },
  '/api/studio/library/boards/[id]/reviews/[itemId]/verdict': { thing: 'verdict', PUT: 'private' },
  '/api/studio/library/boards/[id]/reviews/[itemId]': { thing: 'comment', GET: 'private' },
  '/api/studio/library/boards/[id]/reviews': { thing: 'board', GET: 'private' },
  '/api/studio/library/boards/[id]/sharing/me': { thing: 'board', DELETE: 'private' },
  '/api/studio/library/boards/[id]/sharing': { thing: 'sharing', GET: 'private', PUT: 'private' },
  '/api/studio/library/changes/[id]': { thing: 'change', DELETE: 'private' },
  '/api/studio/library/folders/[id]/restore': { thing: 'deletedFolder', POST: 'private' },
  '/api/studio/library/folders/[id]': { thing: 'folder', PUT: 'private', DELETE: 'private' },
  '/api/studio/library/imports/[id]': { thing: 'nothing', GET: 'everyone' },
  '/api/studio/library/items/[id]': { thing: 'item', GET: 'everyone' },
  '/api/studio/library/zips/[id]': { thing: 'zip', GET: 'private' },
  '/api/studio/me/tokens/[id]': { thing: 'token', DELETE: 'private' },
  '/api/studio/media/[id]/export': { thing: 'item', GET: 'everyone' },
  '/api/studio/media/[id]/frame': { thing: 'item', POST: 'everyone' },
  '/api/studio/media/[id]/info': { thing: 'item', GET: 'everyone' },
  '/api/studio/media/[id]/poster': { thing: 'item', GET: 'everyone' },
  '/api/studio/media/[id]/preview': { thing: 'item', GET: 'everyone' },
  '/api/studio/media/[id]/retry': { thing: 'item', POST: 'everyone' },
  '/api/studio/media/[id]': { thing: 'item', GET: 'everyone' },
  '/api/studio/media/[id]/strip': { thing: 'item', GET: 'everyone' },
  '/api/studio/media/[id]/strip/sprite': { thing: 'item', GET: 'everyone' },
  '/api/studio/media/[id]/thumbnail': { thing: 'item', GET: 'everyone' },
  '/api/studio/media/[id]/waveform': { thing: 'item', GET: 'everyone' },
  '/api/studio/presets/[id]': { thing: 'preset', GET: 'everyone', PUT: 'owner', PATCH: 'owner', DELETE: 'owner' },
  '/api/studio/sessions/[id]': { thing: 'session', DELETE: 'private' },
  '/api/studio/storyboards/[id]/estimate': { thing: 'storyboard', POST: 'everyone' },
  '/api/studio/storyboards/[id]/exports/[exportId]/cancel': { thing: 'storyboard', POST: 'everyone' },
  '/api/studio/storyboards/[id]/exports': { thing: 'storyboard', POST: 'everyone' },
  '/api/studio/storyboards/[id]/restore': { thing: 'deletedStoryboard', POST: 'everyone' },
  '/api/studio/storyboards/[id]': { thing: 'storyboard', GET: 'everyone', PUT: 'everyone', DELETE: 'everyone' },
  '/api/studio/storyboards/[id]/takes/[takeId]/cancel': { thing: 'take', POST: 'owner' },
  '/api/studio/storyboards/[id]/takes': { thing: 'storyboard', GET: 'everyone', POST: 'everyone' },
  '/api/studio/sweeps/[id]': { thing: 'sweep', GET: 'everyone' },
  '/api/studio/sweeps/[id]/sheet': { thing: 'sweep', GET: 'everyone' },
  '/api/studio/text/snippets/[id]': { thing: 'snippet', PUT: 'everyone', DELETE: 'everyone' },
  '/api/studio/tries/[generationId]': { thing: 'nothing', GET: 'everyone' },
};
