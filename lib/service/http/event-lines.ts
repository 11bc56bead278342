import { eventNames, type CompletedEvent, type UpdatedEvent } from '../../contract/events.ts';
import type { Notice } from '../events/notice.ts';
import type { MediaLinks } from '../storage/media-links.ts';

function completedEventOf(notice: Notice, links: MediaLinks): CompletedEvent | null {
  const common = { generation_id: notice.id, media_type: notice.mediaType };
  if (notice.status === 'succeeded') {
    return { ...common, status: 'succeeded', model: notice.model, url: links.sign(notice.id, 0) };
  }
  if (notice.status === 'failed') return { ...common, status: 'failed', error: notice.error ?? 'It failed.' };
  return null;
}

/**
 * The lines of the event stream for what became of a generation: always an update, and the completion when it succeeded or
 * failed. One compact line of JSON each, no id.
 */
export function eventLinesOf(notice: Notice, links: MediaLinks): string {
  const updated: UpdatedEvent = {
    generation_id: notice.id,
    status: notice.status,
    media_type: notice.mediaType,
    progress: notice.progress,
  };
  const completed = completedEventOf(notice, links);
  const lines = `event: ${eventNames.updated}\ndata: ${JSON.stringify(updated)}\n\n`;
  return completed === null ? lines : `${lines}event: ${eventNames.completed}\ndata: ${JSON.stringify(completed)}\n\n`;
}
